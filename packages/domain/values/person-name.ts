import type { Branded } from './branded.ts'
import { type Checked, ok, refused } from './result.ts'

/** A first or last name: composed letters, single spaces, straight apostrophes. */
export type PersonName = Branded<string, 'PersonName'>

export type PersonNameRefusal = 'nameMissing' | 'nameTooLong' | 'nameCharacters' | 'nameEnds'

/** CON-04. Counted in code points, so that an accented letter is one. */
const personNameMaximum = 50

const MAX_LENGTH = 500
/** Letters of any alphabet with their accents (D-092), separated by spaces, apostrophes, dots and hyphens (YOU-03). */
export const personNamePattern = /^\p{L}\p{M}*(?:[ '.-]*\p{L}\p{M}*)*$/u
export const personNameCharactersPattern = /^[\p{L}\p{M} '.-]+$/u

/** `what` names it in the messages: "your first name". */
export function parsePersonName(text: string, what = 'the name'): Checked<PersonName, PersonNameRefusal> {
  if (text.length > MAX_LENGTH) return tooLong(what)
  const name = tidy(text)
  if (name === '') return refused('nameMissing', `Please enter ${what}`)
  if (Array.from(name).length > personNameMaximum) return tooLong(what)
  if (isPersonName(name)) return ok(name)
  return personNameCharactersPattern.test(name)
    ? refused('nameEnds', `Please start and end ${what} with a letter`)
    : refused('nameCharacters', `Please use only letters, spaces, apostrophes, dots and hyphens in ${what}`)
}

export function isPersonName(text: unknown): text is PersonName {
  if (typeof text !== 'string' || text.length > MAX_LENGTH || text !== tidy(text)) return false
  return Array.from(text).length <= personNameMaximum && personNamePattern.test(text)
}

const plainWord = /^[A-Za-z]{1,50}$/

/** Phones and word processors write curly apostrophes and long hyphens; one form is stored. */
function tidy(text: string): string {
  // Most names are one plain word and need no tidying.
  if (plainWord.test(text)) return text
  return text
    .normalize('NFC')
    .trim()
    .replace(/\s/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'")
    .replace(/\p{Pd}/gu, '-')
}

function tooLong(what: string) {
  return refused('nameTooLong', `Please use ${personNameMaximum} characters or fewer for ${what}`)
}
