import { describe, expect, it } from 'vitest'
import { accountNumberPattern, parseAccountNumber } from './account-number.ts'
import { blankAddress, tidyAddress } from './address.ts'
import { dateDigitsPattern, parseDateEntry, yearPattern } from './date-entry.ts'
import { decimalPattern, readDecimal } from './decimal.ts'
import { emailPattern, parseEmail } from './email.ts'
import {
  licenceBoxPatterns,
  licenceNumberPattern,
  parseLicenceNumber,
  splitLicenceNumber,
  surnameParts,
} from './licence-number.ts'
import { isLocalDate, localDatePattern } from './local-date.ts'
import { isMaskedEmail, isMaskedPhone, maskEmail, maskLicenceNumber, maskPhone } from './masked.ts'
import { moneyTextPattern, parseMoney } from './money-text.ts'
import { parsePersonName, personNameCharactersPattern, personNamePattern } from './person-name.ts'
import { parsePhone, phonePattern } from './phone.ts'
import { plateFormat, platePatterns, plateYear } from './plate-format.ts'
import { compactPostcodePattern, parsePostcode } from './postcode.ts'
import { printable } from './printable.ts'
import {
  compactRegistration,
  normaliseRegistration,
  parseRegistration,
  registrationPattern,
} from './registration.ts'
import { parseSortCode, sortCodePattern } from './sort-code.ts'

/** Every pattern that validates text from outside, without the length limit applied before it in use. */
const patterns: readonly RegExp[] = [
  accountNumberPattern,
  compactPostcodePattern,
  dateDigitsPattern,
  decimalPattern,
  emailPattern,
  licenceNumberPattern,
  ...licenceBoxPatterns,
  localDatePattern,
  moneyTextPattern,
  personNameCharactersPattern,
  personNamePattern,
  phonePattern,
  ...platePatterns.map(([, pattern]) => pattern),
  registrationPattern,
  sortCodePattern,
  yearPattern,
]

/** Every function that reads such text. */
const doors: Readonly<Record<string, (text: string) => unknown>> = {
  compactRegistration,
  isLocalDate,
  isMaskedEmail,
  isMaskedPhone,
  maskEmail,
  maskLicenceNumber,
  maskPhone,
  normaliseRegistration,
  parseAccountNumber,
  parseDateEntry: (text) => parseDateEntry({ day: text, month: text, year: text }),
  parseEmail,
  parseLicenceNumber: (text) => parseLicenceNumber([text, text, text, text]),
  parseMoney,
  parsePersonName,
  parsePhone,
  parsePostcode,
  parseRegistration,
  parseSortCode,
  plateFormat,
  plateYear,
  printable,
  readDecimal,
  splitLicenceNumber,
  surnameParts,
  tidyAddress: (text) => tidyAddress({ ...blankAddress, line1: text }),
}

const LENGTH = 50_000
const LIMIT_MS = 50

/** Long runs of what the patterns repeat, each spoiled at the end so that matching is tried for as long as possible. */
const units = [
  'a',
  'A',
  '0',
  '9',
  ' ',
  '-',
  '.',
  ',',
  "'",
  '@',
  '\t',
  '\u0301',
  'é',
  'a.',
  "a'",
  'a -',
  'a@',
  '1,000',
  '0 ',
  'a0',
  '.a',
  'a-.',
]
const texts = units.flatMap((unit) => {
  const run = unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH)
  return [run, `${run}!`, `a${run}\n`, `a@${run}!`, `1${run}x`]
})

/** The best of several attempts: on a busy machine even a fast pattern is sometimes interrupted, a slow one is slow each time. */
function duration(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 10 && best >= LIMIT_MS; attempt += 1) {
    const start = Date.now()
    work()
    best = Math.min(best, Date.now() - start)
  }
  return best
}

function slowest(work: (text: string) => unknown): number {
  return Math.max(...texts.map((text) => duration(() => work(text))))
}

describe('50,000 characters take less than 50 ms', () => {
  it.each(patterns.map((pattern) => [pattern.source, pattern] as const))(
    'in the pattern %s',
    (_, pattern) => {
      expect(slowest((text) => pattern.test(text))).toBeLessThan(LIMIT_MS)
    },
  )

  it.each(Object.entries(doors))('in the function %s', (_, door) => {
    expect(slowest(door)).toBeLessThan(LIMIT_MS)
  })
})
