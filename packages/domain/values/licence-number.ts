import type { Branded } from './branded.ts'
import { type LocalDate, longDate, toParts } from './local-date.ts'
import { ok, type Refusal, refused } from './result.ts'

/**
 * A driving licence number of Great Britain, 16 characters. Northern Ireland's have another format and are handled by phone
 * (D-107).
 */
export type LicenceNumber = Branded<string, 'LicenceNumber'>

/** The text of the four fields: surname, birth date, initials, check letters (DRV-18). */
export type LicenceBoxes = readonly [surname: string, birthDate: string, initials: string, check: string]
export const licenceBoxLengths = [5, 6, 3, 2] as const

/** The licence holder. The title is its code (D-111). */
export type LicenceHolder = { surname: string; dateOfBirth: LocalDate; title: string }

export type LicenceRefusal = Refusal<
  | 'licenceNumberMissing'
  | 'licenceNumberIncomplete'
  | 'licenceNumberPattern'
  | 'licenceNumberSurname'
  | 'licenceNumberBirthDate'
  | 'licenceNumberTitle'
> & {
  /** The field to mark and focus, from 0. */
  box: number
}

/** DRV-19, field by field; the initials and check letters end in a digit and 2 letters, or 3 letters. */
export const licenceBoxPatterns = [/^[A-Z9]{5}$/, /^\d{6}$/, /^[A-Z9]{2}[A-Z\d]$/, /^[A-Z]{2}$/] as const
export const licenceNumberPattern = /^[A-Z9]{5}\d{6}[A-Z9]{2}(?:\d[A-Z]{2}|[A-Z]{3})$/

const MAX_LENGTH = 50

/**
 * Splits typed or pasted text into the four fields, upper-cased; what does not fit is dropped, such as the issue number printed
 * after the 16 characters on the card.
 */
export function splitLicenceNumber(text: string): LicenceBoxes {
  const typed = withoutBlanks(text)
  return [typed.slice(0, 5), typed.slice(5, 11), typed.slice(11, 14), typed.slice(14, 16)]
}

/** The text of fields 1 and 2 for this person, to prefill them; empty if unknown (D-110). */
export function derivedLicenceBoxes(holder: LicenceHolder): { surname: string; birthDate: string } {
  const birthDates = birthDateParts(holder.dateOfBirth, holder.title)
  return {
    surname: surnameParts(holder.surname)[0] ?? '',
    birthDate: birthDates.length === 1 ? (birthDates[0] ?? '') : '',
  }
}

/** Checks the format only: all fields complete and of the right characters (DRV-18, DRV-19). */
export function parseLicenceNumber(boxes: LicenceBoxes): { ok: true; value: LicenceNumber } | LicenceRefusal {
  const typed = boxes.map(withoutBlanks)
  if (typed.every((text) => text === '')) {
    return at(0, refused('licenceNumberMissing', 'Please enter the driving licence number'))
  }
  const incomplete = licenceBoxLengths.findIndex((length, box) => typed[box]?.length !== length)
  if (incomplete !== -1) {
    const length = licenceBoxLengths[incomplete]
    const message = `Please enter all 16 characters of the driving licence number. Box ${incomplete + 1} needs ${length}`
    return at(incomplete, refused('licenceNumberIncomplete', message))
  }
  const number = typed.join('')
  if (isLicenceNumber(number)) return ok(number)
  const invalidBox = licenceBoxPatterns.findIndex((pattern, box) => !pattern.test(typed[box] ?? ''))
  const message = 'Please check the driving licence number. It should look like MORGA 657054 SM9 IJ'
  return at(Math.max(invalidBox, 0), refused('licenceNumberPattern', message))
}

/** Checks the format, and that the number is this person's (DRV-20, DRV-21). */
export function checkLicenceNumber(
  boxes: LicenceBoxes,
  holder: LicenceHolder,
): { ok: true; value: LicenceNumber } | LicenceRefusal {
  const parsed = parseLicenceNumber(boxes)
  if (!parsed.ok) return parsed
  const [surname, birthDate] = splitLicenceNumber(parsed.value)
  const surnames = surnameParts(holder.surname)
  if (surnames.length > 0 && !surnames.includes(surname)) {
    const message = `The first 5 characters of the driving licence number should be ${surnames[0]} for the surname given`
    return at(0, refused('licenceNumberSurname', message))
  }
  if (isOfOtherTitle(birthDate, holder.dateOfBirth, holder.title)) {
    const message = "Characters 6 to 11 of the driving licence number don't match the title given"
    return at(1, refused('licenceNumberTitle', message))
  }
  if (!birthDateParts(holder.dateOfBirth, holder.title).includes(birthDate)) {
    const message = `Characters 6 to 11 of the driving licence number don't match the date of birth ${longDate(holder.dateOfBirth)}`
    return at(1, refused('licenceNumberBirthDate', message))
  }
  return parsed
}

export function isLicenceNumber(text: unknown): text is LicenceNumber {
  return typeof text === 'string' && text.length === 16 && licenceNumberPattern.test(text)
}

function withoutBlanks(text: string): string {
  const typed = text.slice(0, MAX_LENGTH).replace(/[\s\p{Pd}]/gu, '')
  return typed.replace(/[a-z]/g, (letter) => letter.toUpperCase())
}

function at(box: number, refusal: Omit<LicenceRefusal, 'box'>): LicenceRefusal {
  return { ...refusal, box }
}

/** Letters that do not decompose into a plain letter and an accent, in their usual plain spelling. */
const plainLetters: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ð: 'D',
  Đ: 'D',
  Ħ: 'H',
  Ł: 'L',
  Þ: 'TH',
  Ŋ: 'N',
}

const LENGTH = 5

/**
 * The first five characters a licence number may have for a surname, the DVLA's spelling first (DRV-20): letters only, without
 * accents and punctuation, upper case, padded with 9s. The DVLA writes Mac as Mc; both are accepted (D-108). Empty if the name
 * has no letter of the Latin alphabet: then nothing is compared.
 */
export function surnameParts(surname: string): readonly string[] {
  const letters = plainUpperCase(surname)
  if (letters === '') return []
  const asWritten = padded(letters)
  return letters.startsWith('MAC') ? [padded(`MC${letters.slice(3)}`), asWritten] : [asWritten]
}

function plainUpperCase(text: string): string {
  return text
    .toUpperCase()
    .normalize('NFD')
    .replace(/[ÆŒØÐĐĦŁÞŊ]/g, (letter) => plainLetters[letter] ?? '')
    .replace(/[^A-Z]/g, '')
}

function padded(letters: string): string {
  return letters.slice(0, LENGTH).padEnd(LENGTH, '9')
}

/**
 * The title codes that determine how a licence number writes the month (DAT-15, D-111): 003 is Mr; 002, 004 and 005 are Miss, Mrs
 * and Ms.
 */
const monthForm: Readonly<Record<string, 'plain' | 'raised'>> = {
  '002': 'raised',
  '003': 'plain',
  '004': 'raised',
  '005': 'raised',
}

/**
 * The six digits a licence number may have for a birth date: decade digit of the year, month, day, last digit of the year
 * (DRV-21, D-109). Women's have 5 added to the first digit of the month (DRV-22). Other titles do not determine it, so either
 * form is accepted (D-111). Codes without leading zeros are padded (D-112).
 */
export function birthDateParts(dateOfBirth: LocalDate, title: string): readonly string[] {
  const form = monthForm[title.padStart(3, '0')]
  const plain = sixDigits(dateOfBirth, 0)
  const raised = sixDigits(dateOfBirth, 50)
  if (form === undefined) return [plain, raised]
  return form === 'plain' ? [plain] : [raised]
}

/**
 * Whether the six digits are those of the birth date with the month written as for another title. Then the date is right, and the
 * title differs from the licence.
 */
function isOfOtherTitle(digits: string, dateOfBirth: LocalDate, title: string): boolean {
  if (birthDateParts(dateOfBirth, title).includes(digits)) return false
  return [sixDigits(dateOfBirth, 0), sixDigits(dateOfBirth, 50)].includes(digits)
}

function sixDigits(date: LocalDate, addedToMonth: number): string {
  const { month } = toParts(date)
  return `${date.charAt(2)}${String(month + addedToMonth).padStart(2, '0')}${date.slice(8)}${date.charAt(3)}`
}
