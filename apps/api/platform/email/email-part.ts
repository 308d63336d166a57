/** A paragraph; the one thing to press; what a stretch of the letter is about; what is so; what is one of several. */
export type LetterPart =
  | string
  | { press: string; address: string }
  | { title: string }
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { list: readonly string[] }
