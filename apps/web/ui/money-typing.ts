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

/** The text a box would hold after the characters are typed at its caret. */
export function afterTyping(
  box: { value: string; selectionStart: number | null; selectionEnd: number | null },
  typed: string,
) {
  const start = box.selectionStart ?? box.value.length
  return box.value.slice(0, start) + typed + box.value.slice(box.selectionEnd ?? start)
}
