/**
 * A short mark of a text that does not hold the text: it only has to differ when the text does. FNV-1a of 64 bits, by character
 * and not by byte: no text is turned into bytes in here.
 */
export function shortMark(text: string): string {
  let sum = 0xcbf29ce484222325n
  for (const character of text)
    sum = BigInt.asUintN(64, (sum ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n)
  return sum.toString(36)
}
