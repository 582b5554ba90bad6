import { AttributeAction, parse, SelectorType, type Selector as Part } from 'css-what';
import type { OpenElement } from './elements.ts';

/** A selector that matches an element by itself and the elements around it. */
export interface Selector {
  readonly text: string;
  /** @param stack the open elements; the last one is asked for */
  matches(stack: readonly OpenElement[]): boolean;
}

/** The selector is no selector, or one that needs what stands beside an element. */
export class SelectorError extends Error {
  override readonly name = 'SelectorError';
}

type Test = (element: OpenElement) => boolean;

/** A compound selector, and how the next one to its left relates to it. */
interface Step {
  readonly tests: readonly Test[];
  readonly before: 'child' | 'descendant' | 'none';
}

type Compare = (actual: string, value: string) => boolean;

/** How a selector compares an attribute; an empty value is in no other (Selectors, level 4, section 6.2). */
const COMPARISONS: Readonly<Partial<Record<AttributeAction, Compare>>> = {
  [AttributeAction.Exists]: () => true,
  [AttributeAction.Equals]: (actual, value) => actual === value,
  [AttributeAction.Not]: (actual, value) => actual !== value,
  [AttributeAction.Any]: (actual, value) => value !== '' && actual.includes(value),
  [AttributeAction.Start]: (actual, value) => value !== '' && actual.startsWith(value),
  [AttributeAction.End]: (actual, value) => value !== '' && actual.endsWith(value),
  [AttributeAction.Hyphen]: (actual, value) => actual === value || actual.startsWith(`${value}-`),
  [AttributeAction.Element]: (actual, value) => actual.includes(value) && actual.split(/\s+/).includes(value),
};

function attributeTest(part: Extract<Part, { type: SelectorType.Attribute }>): Test {
  const name = part.name.toLowerCase();
  const fold = (text: string): string => (part.ignoreCase === true ? text.toLowerCase() : text);
  const value = fold(part.value);
  const compare = COMPARISONS[part.action];
  if (compare === undefined) throw new SelectorError('uses an unknown attribute comparison');
  return ({ attributes }) => {
    const actual = attributes.get(name);
    if (actual === undefined) return part.action === AttributeAction.Not;
    return compare(fold(actual), value);
  };
}

function testOf(part: Part): Test {
  switch (part.type) {
    case SelectorType.Universal:
      return () => true;
    case SelectorType.Tag: {
      const name = part.name.toLowerCase();
      return (element) => element.name === name;
    }
    case SelectorType.Attribute:
      return attributeTest(part);
    case SelectorType.Pseudo: {
      if (!['not', 'is', 'where', 'matches'].includes(part.name) || !Array.isArray(part.data)) break;
      const choices = part.data.map((choice) => choice.map(testOf));
      const any: Test = (element) => choices.some((tests) => tests.every((test) => test(element)));
      return part.name === 'not' ? (element) => !any(element) : any;
    }
    default:
  }
  throw new SelectorError('uses more than tags, classes, IDs, attributes, :not(), :is(), descendants and children');
}

function stepsOf(parts: readonly Part[]): Step[] {
  const steps: Step[] = [];
  let tests: Test[] = [];
  let before: Step['before'] = 'none';
  for (const part of parts) {
    if (part.type === SelectorType.Descendant || part.type === SelectorType.Child) {
      steps.push({ tests, before });
      tests = [];
      before = part.type === SelectorType.Child ? 'child' : 'descendant';
    } else tests.push(testOf(part));
  }
  return [...steps, { tests, before }];
}

/** Ancestors further away than this are not looked at: no theme nests its elements deeper. */
const MAX_DEPTH = 500;

/** Matches from the innermost element outwards; takes the nearest ancestor that fits, and goes back to it where a child is asked for. */
function matchesSteps(steps: readonly Step[], stack: readonly OpenElement[]): boolean {
  const fits = (step: number, at: number): boolean => {
    const element = stack[at];
    return element !== undefined && (steps[step]?.tests.every((test) => test(element)) ?? false);
  };
  if (!fits(steps.length - 1, stack.length - 1)) return false;
  const deepest = stack.length - 1;
  // The places where the steps so far can begin: at most one pass over the stack for each step.
  let places = [stack.length - 1];
  for (let step = steps.length - 1; step > 0; step -= 1) {
    const isChild = steps[step]?.before === 'child';
    const next: number[] = isChild ? places.map((at) => at - 1).filter((at) => fits(step - 1, at)) : [];
    const highest = Math.max(...places) - 1;
    for (let at = highest; !isChild && at >= Math.max(0, deepest - MAX_DEPTH); at -= 1)
      if (fits(step - 1, at)) next.push(at);
    places = next;
    if (places.length === 0) return false;
  }
  return true;
}

/**
 * Makes a selector of its text.
 *
 * @throws SelectorError whose message is the rest of a sentence about the selector
 */
export function parseSelector(text: string): Selector {
  let choices: Part[][];
  try {
    choices = parse(text);
  } catch {
    throw new SelectorError('is not a CSS selector');
  }
  const compiled = choices.map(stepsOf);
  return { text, matches: (stack) => compiled.some((steps) => matchesSteps(steps, stack)) };
}
