// The endpoints of GitHub that the action uses, as its OpenAPI description names them.
export const CREATE_STATUS = 'POST /repos/{owner}/{repo}/statuses/{sha}';
export const GET_PULL = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
export const LIST_COMMENTS = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
export const CREATE_COMMENT = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
export const UPDATE_COMMENT = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
