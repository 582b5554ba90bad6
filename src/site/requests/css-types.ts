import type { CSSToken } from '@csstools/css-tokenizer';
import type { ImportRule } from './css-import.ts';

/** One declaration that can make a request, or that decides whether another one does. */
export interface Declaration {
  /** Name in lower case; custom properties as they are written. */
  readonly property: string;
  /** Tokens of the value without white space and comments around it, and without `!important`. */
  readonly value: readonly CSSToken[];
  readonly important: boolean;
  readonly offset: number;
}

export interface StyleRule {
  /** The text before the block, nested rules resolved. */
  readonly selectors: string;
  readonly declarations: readonly Declaration[];
  /** Whether its conditions hold on a desktop screen. False where that is not known, as in `@container`. */
  readonly applies: boolean;
  /** The cascade layer; empty without one. */
  readonly layer: string;
}

export interface FontFace {
  readonly declarations: ReadonlyMap<string, Declaration>;
  readonly applies: boolean;
  readonly offset: number;
}

/** What a style sheet says about requests. */
export interface StyleSheet {
  readonly imports: readonly ImportRule[];
  readonly rules: readonly StyleRule[];
  readonly fontFaces: readonly FontFace[];
  /** The declarations of keyframes by the animation's name. */
  readonly keyframes: ReadonlyMap<string, readonly Declaration[]>;
  /** Names of cascade layers in the order in which they are first named. */
  readonly layers: readonly string[];
}
