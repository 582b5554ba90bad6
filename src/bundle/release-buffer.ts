/**
 * Frees the memory of a chunk at once (`ArrayBuffer.prototype.transfer`, ECMAScript 2024). The garbage collector would wait
 * until tens of megabytes have gathered: 500 MB then peak at 219 MiB instead of 129, and take twice as long.
 * For the owner of a stream's chunks, which uses them in order. Several chunks may share a buffer, such as those of a chunked
 * body; it is freed with the one at its end. The pool that Node.js shares between small buffers is never freed.
 */
export function releaseBuffer({ buffer, byteOffset, byteLength }: Uint8Array): void {
  const isAll = byteLength === buffer.byteLength;
  const isLast = byteOffset + byteLength === buffer.byteLength && buffer.byteLength > Buffer.poolSize;
  if ((isAll || isLast) && buffer instanceof ArrayBuffer) buffer.transfer(0);
}
