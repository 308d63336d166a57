/** Codes are printed with gaps and dashes for the eye; none of them are typed characters. */
export function tidyCode(text: string): string {
  return text.replace(/[\s\p{Pd}]/gu, '').toUpperCase()
}

/** Lays text over the boxes from one of them on, and says which box took its last character. What does not fit is dropped. */
export function spreadCode(
  boxes: readonly string[],
  lengths: readonly number[],
  from: number,
  text: string,
): { boxes: readonly string[]; last: number } {
  let rest = text
  let last = from
  const spread = boxes.map((box, index) => {
    if (index < from || rest === '') return box
    const piece = rest.slice(0, lengths[index])
    rest = rest.slice(piece.length)
    last = index
    return piece
  })
  return { boxes: spread, last }
}
