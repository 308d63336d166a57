import { isEveryday } from '../fonts/everyday.ts'
import type { Face } from '../fonts/faces.ts'

/** No answer or wording is nearly this long; longer text is an attack. */
const MOST = 6_000

/**
 * Text that can be drawn in a document: composed, on one line, without control, direction and other invisible characters. Text is
 * drawn and never interpreted, so brackets and slashes are ordinary characters.
 */
export function printable(text: string): string {
  return text
    .slice(0, MOST)
    .normalize('NFC')
    .replace(/[\t\n\v\f\r\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu, '')
    .replace(/ {2,}/g, ' ')
}

/** Postcodes, number plates and telephone numbers, which are not broken across lines. */
const UNBROKEN =
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b[A-Z]{1,2}\d{1,3} [A-Z]{3}\b|\b0\d{2,4} \d{3,4}(?: \d{3,4})?\b/g
const JOINED = '\u0001'

/** The words between which a line may break. */
export function breakable(text: string): readonly string[] {
  const joined = printable(text).replace(UNBROKEN, (whole) => whole.replaceAll(' ', JOINED))
  return joined.split(/( )/).map((part) => part.replaceAll(JOINED, ' '))
}

/** A piece of text in one face. */
export type Piece = { text: string; face: Face }

/**
 * Splits text by the face for each character: the brand's, or else the one with other alphabets, or else the closest character.
 */
export function inFaces(text: string, own: Face, wide: Face): readonly Piece[] {
  if (isEveryday(text)) return [{ text, face: own }]
  const pieces: Piece[] = []
  for (const letter of text) {
    const written = spelling(letter, own, wide)
    const last = pieces.at(-1)
    if (last?.face === written.face) last.text += written.text
    else if (written.text !== '') pieces.push(written)
  }
  return pieces
}

const MARK = /^\p{M}$/u
const UNKNOWN = '?'

function spelling(letter: string, own: Face, wide: Face): Piece {
  if (canWrite(own, letter)) return { text: letter, face: own }
  if (canWrite(wide, letter)) return { text: letter, face: wide }
  const base = letter.normalize('NFKD').replace(/\p{M}/gu, '')
  if (base !== '' && [...base].every((each) => canWrite(own, each))) return { text: base, face: own }
  return { text: MARK.test(letter) ? '' : UNKNOWN, face: own }
}

function canWrite(face: Face, letter: string): boolean {
  return face.has(letter.codePointAt(0) ?? 0)
}
