/** How a number of a bank account is written: so many digits, in pairs or in one piece (DDM-25, D-186). */
export type DigitsShape = { digits: number; inPairs: boolean }

/** Gaps and dashes are for the eye. */
const forTheEye = /[\s\p{Pd}]/gu

/**
 * What stands in the box after it was changed. Text that cannot be such a number, as from a paste, stays as it is: it is judged like
 * any answer, so that nothing is cut off without a word.
 */
export function shaped(text: string, { digits, inPairs }: DigitsShape): string {
  const typed = text.replace(forTheEye, '')
  if (!mayStand(text, digits)) return text
  return inPairs ? (typed.match(/.{1,2}/g) ?? []).join('-') : typed
}

/** Whether a key press may leave this text in the box: digits, and no more of them than the number has. */
export function mayStand(text: string, digits: number): boolean {
  const typed = text.replace(forTheEye, '')
  return /^\d*$/.test(typed) && typed.length <= digits
}

/** Where the caret stands in shaped text: behind as many digits as before. */
export function caretIn(shapedText: string, before: string): number {
  const wanted = before.replace(forTheEye, '').length
  let passed = 0
  let at = 0
  while (passed < wanted && at < shapedText.length) {
    if (shapedText[at] !== '-') passed += 1
    at += 1
  }
  return at
}
