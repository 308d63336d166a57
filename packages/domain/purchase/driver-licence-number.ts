import { type LicenceTypeCode, needsLicenceNumber } from '../lists/licence.ts'
import type { AdditionalDriver } from '../questions/answers.ts'
import type { Channel } from '../questions/asking.ts'
import { licenceNumber as kind, readLicenceBoxes } from '../questions/kinds/licence-number.ts'
import { licenceTypeOf } from '../questions/people/derived-answers.ts'
import { licenceHolder, prefilledLicenceBoxes } from '../questions/people/licence-holder.ts'
import { licenceNumber } from '../questions/people/licence-number.ts'
import { nameOfPerson } from '../questions/people/rules.ts'
import { theDriver } from '../questions/people/whose.ts'
import type { Question } from '../questions/question.ts'
import { ok } from '../values/result.ts'

/**
 * Full or provisional; the number of a medically restricted licence is asked in the wizard and is optional here (BUY-11, D-126).
 */
const askedWhenBuying: readonly LicenceTypeCode[] = ['F', 'P']

/** Every number is required of comparison-site customers, and if the server requires it (BUY-12, AGG-12). */
export function mustGiveLicences(customer: { channel: Channel; licenceNumberRequired: boolean }): boolean {
  return customer.channel === 'aggregator' || customer.licenceNumberRequired
}

/**
 * Whether this driver's number is required. Even if every number is required, a licence the DVLA did not issue has none (BUY-11,
 * BUY-12).
 */
export function mustGiveNumber(driver: AdditionalDriver, isForced: boolean): boolean {
  const type = licenceTypeOf(driver)
  if (type === undefined) return isForced
  return isForced ? needsLicenceNumber(type) : askedWhenBuying.includes(type)
}

/** The wizard's question about an additional driver, with the driver's name, as the purchase form asks it. */
export function driverLicenceNumber(
  driver: AdditionalDriver,
  isForced: boolean,
): Question<AdditionalDriver, 'licenceNumber'> {
  const asked = licenceNumber({ ...theDriver, your: `${nameOfPerson(driver) ?? 'the driver'}'s` })
  const always = { ...asked, isAsked: () => true }
  if (mustGiveNumber(driver, isForced)) return always
  return {
    ...always,
    label: `${asked.label} (optional)`,
    kind: {
      ...kind,
      // The first two boxes are prefilled; with nothing after them the number is left out, not incomplete.
      read: (typed, asking) =>
        isLeftOut(typed, driver, asking.today) ? ok(undefined) : kind.read(typed, asking),
    },
    validate: (number, asking) => (number === undefined ? undefined : asked.validate(number, asking)),
  }
}

function isLeftOut(
  typed: string,
  driver: AdditionalDriver,
  today: Parameters<typeof licenceHolder>[1],
): boolean {
  const holder = licenceHolder(driver, today)
  const prefilled = prefilledLicenceBoxes(holder)
  const [surname, birthDate, ...rest] = readLicenceBoxes(typed, prefilled)
  if (holder === undefined || rest.some((box) => box !== '')) return false
  return ['', prefilled[0]].includes(surname) && ['', prefilled[1]].includes(birthDate)
}
