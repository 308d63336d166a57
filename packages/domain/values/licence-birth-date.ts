import { type LocalDate, toParts } from './local-date'

/** The title codes that fix how a licence number writes the month (DAT-15, D-111): 003 is Mr; 002, 004 and 005 are Miss, Mrs and Ms. */
const monthForm: Readonly<Record<string, 'plain' | 'raised'>> = {
  '002': 'raised',
  '003': 'plain',
  '004': 'raised',
  '005': 'raised',
}

/**
 * The six digits a licence number may have for a birth date: decade digit of the year, month, day, last digit of the year
 * (DRV-21, D-109). Women's have 5 added to the first digit of the month (DRV-22). Any other title tells nothing, so either form is
 * accepted (D-111). Codes without their leading zeros are read as padded (D-112).
 */
export function birthDateParts(dateOfBirth: LocalDate, title: string): readonly string[] {
  const form = monthForm[title.padStart(3, '0')]
  const plain = sixDigits(dateOfBirth, 0)
  const raised = sixDigits(dateOfBirth, 50)
  if (form === undefined) return [plain, raised]
  return form === 'plain' ? [plain] : [raised]
}

/**
 * Whether the six digits are those of the birth date with the month written as for another title. The date is right then, and it
 * is the title that differs from the licence.
 */
export function isOfOtherTitle(digits: string, dateOfBirth: LocalDate, title: string): boolean {
  if (birthDateParts(dateOfBirth, title).includes(digits)) return false
  return [sixDigits(dateOfBirth, 0), sixDigits(dateOfBirth, 50)].includes(digits)
}

function sixDigits(date: LocalDate, addedToMonth: number): string {
  const { month } = toParts(date)
  return `${date.charAt(2)}${String(month + addedToMonth).padStart(2, '0')}${date.slice(8)}${date.charAt(3)}`
}
