const LONGEST = 20
const shape = /^£?[\d, ]*(?:\.\d{0,2})?$/

/**
 * Whether a key press may leave this text in a money box: no sign, at most two decimals, not above the most a box takes
 * (VEH-22). Pasted text is let in as it is and judged like any answer, so that nothing is lost without a word.
 */
export function mayStand(text: string, most: number): boolean {
  if (text.length > LONGEST || !shape.test(text)) return false
  return Number(text.replace(/[£, ]/g, '') || '0') <= most
}
