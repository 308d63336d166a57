import { blankAddress, tidyAddress } from '../values/address.ts'
import { birthDateParts, surnameParts } from '../values/licence-number.ts'
import { isLocalDate } from '../values/local-date.ts'
import type { Dice } from './dice.ts'

/** Texts a customer might enter, by kind. */

const names = [
  'Jo',
  'Siân',
  "O'Neill",
  'Zoë-Ångström',
  'van der Berg',
  'MacDonald',
  'Ng',
  '王',
  '𠮷田',
  'St. John',
]
const letters = Array.from('ABCDEFGHJKLMNOPRSTUVWXYZ')
const digits = Array.from('0123456789')
const streets = ['High Street', "St Mary's Row", 'Ffordd y Môr', 'Flat 2, The Old Mill', 'Unit 7/8']
const postcodes = ['LS1 1AA', 'SW1A 1AA', 'M1 1AE', 'BT1 1AA', 'BFPO 1234', 'JE2 3AB', 'ID1 1QD']

export function randomName(dice: Dice): string {
  return dice.isOneIn(20) ? dice.pick(['a', '𐐀']).repeat(50) : dice.pick(names)
}

export function randomPlate(dice: Dice): string {
  const plate = `${text(dice, letters, 2)}${text(dice, digits, 2)}${dice.pick(['', ' '])}${text(dice, letters, 3)}`
  return dice.isOneIn(8) ? dice.pick(['Q1 ABC', 'A1', '1', 'ZZ 9']) : plate
}

export function randomEmail(dice: Dice): string {
  return `${text(dice, letters, dice.whole(1, 64))}@${dice.pick(['example.com', 'mail.example.co.uk'])}`
}

export function randomPhone(dice: Dice): string {
  return `0${text(dice, digits, dice.whole(9, 10))}`
}

export function randomAddress(dice: Dice) {
  return tidyAddress({
    ...blankAddress,
    line1: `${dice.whole(1, 999)} ${dice.pick(streets)}`,
    line2: dice.pick(['', 'Old Town']),
    city: dice.pick(['Leeds', 'Llanelli', 'Stoke-on-Trent']),
    county: dice.pick(['', 'Kent']),
    postcode: dice.pick(postcodes),
  })
}

/** A number this person may have, as far as it depends on their details. */
export function randomLicenceNumber(dice: Dice, person: Readonly<Record<string, unknown>>): string {
  const { lastNames, dateOfBirth, title } = person
  const surnames = typeof lastNames === 'string' ? surnameParts(lastNames) : []
  const births = isLocalDate(dateOfBirth) ? birthDateParts(dateOfBirth, String(title)) : []
  const surname = surnames.length === 0 ? text(dice, letters, 5) : dice.pick(surnames)
  const birth = births.length === 0 ? text(dice, digits, 6) : dice.pick(births)
  return `${surname}${birth}${dice.pick(['A9', 'AB', '99'])}${dice.pick(['9', 'C'])}${text(dice, letters, 2)}`
}

function text(dice: Dice, of: readonly string[], length: number): string {
  return Array.from({ length }, () => dice.pick(of)).join('')
}
