/**
 * A short hash of a text that does not contain the text: it only has to differ if the text does. FNV-1a of 64 bits, by code
 * point, not by byte, so that no text is encoded here.
 */
export function shortMark(text: string): string {
  let sum = 0xcbf29ce484222325n
  for (const character of text)
    sum = BigInt.asUintN(64, (sum ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n)
  return sum.toString(36)
}
