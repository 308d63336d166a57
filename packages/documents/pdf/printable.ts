import { isEveryday } from '../fonts/everyday'
import type { Face } from '../fonts/faces'

/** No answer or wording is near this long; longer text is an attack. */
const MOST = 6_000

/**
 * Text as it can go in a document: composed, on one line, without control, direction and other unseen characters. Text is drawn and
 * never read as a language, so brackets and slashes are only characters.
 */
export function printable(text: string): string {
  return text
    .slice(0, MOST)
    .normalize('NFC')
    .replace(/[\t\n\v\f\r\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu, '')
    .replace(/ {2,}/g, ' ')
}

/** Postcodes, number plates and telephone numbers, whose parts stand on one line. */
const UNBROKEN =
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b[A-Z]{1,2}\d{1,3} [A-Z]{3}\b|\b0\d{2,4} \d{3,4}(?: \d{3,4})?\b/g
const JOINED = '\u0001'

/** The words a line may break between. */
export function breakable(text: string): readonly string[] {
  const joined = printable(text).replace(UNBROKEN, (whole) => whole.replaceAll(' ', JOINED))
  return joined.split(/( )/).map((part) => part.replaceAll(JOINED, ' '))
}

/** A stretch of text one face can write. */
export type Piece = { text: string; face: Face }

/** Text by the face that writes each letter: the brand's, else the one with other alphabets, else the nearest letter. */
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
