import { unprintable } from '../values/printable.ts'
import { type Checked, ok, refused } from '../values/result.ts'

/** Long enough for notes of a telephone call, short enough to be read before the next. */
export const NOTE_LENGTH = { least: 3, most: 2_000 } as const

/** Validates a note by staff. The desk never stores a card number, even if a customer reads one out (PCI DSS 3.2). */
export function parseNote(text: string): Checked<string, 'length' | 'card-number'> {
  const tidy = text
    .split(/\r?\n/)
    .map((line) => line.replace(new RegExp(unprintable.source, 'gu'), ' ').trim())
    .join('\n')
    .trim()
  const { least, most } = NOTE_LENGTH
  if (tidy.length < least) return refused('length', 'Write something down')
  if (tidy.length > most) return refused('length', 'Shorten this to 2,000 characters')
  return hasCardNumber(tidy)
    ? refused('card-number', 'Leave card numbers out. Send the customer a link to pay instead')
    : ok(tidy)
}

/** 13 to 19 digits, with spaces or dashes between them, whose last is the check digit of the others. */
export function hasCardNumber(text: string): boolean {
  return (text.match(/\d(?:[ -]?\d){12,18}/g) ?? []).some((found) => isLuhn(found.replaceAll(/\D/g, '')))
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** What to do for a vulnerable customer (FCA FG21/1). It states what helps, not what is wrong with them. */
export const supportNeeds = {
  'large-print': 'Write in large print',
  'more-time': 'Give more time, and do not hurry them',
  'talk-to': 'Talk to the person they have named',
  'plain-words': 'Explain step by step, and check that it was understood',
  'no-telephone': 'Write, do not call',
  other: 'Something else, as written below',
} as const

export type SupportNeed = keyof typeof supportNeeds
export const supportNeedNames = Object.keys(supportNeeds) as unknown as readonly [
  SupportNeed,
  ...SupportNeed[],
]
