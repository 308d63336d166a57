import { journeys } from '@milepost/domain/journeys/journeys'
import type { AdditionalDriver, Answers } from '@milepost/domain/questions/answers'
import type { AddOnCode } from '@milepost/domain/quote/add-ons'
import { permitted } from '@milepost/domain/quote/marketing-preferences'
import { unmaskedContact } from '@milepost/domain/quote/masking'
import { totalOf } from '@milepost/domain/quote/price'
import { isSamePerson } from '@milepost/domain/quote/same-person'
import { isMaskedEmail, isMaskedPhone } from '@milepost/domain/values/masked'
import { type Changed, type ChangePorts, codesNamed, type NamedAddOn } from './change-add-ons.ts'
import { type OpenQuote, openQuote, type QuoteAsked } from './open-quote.ts'
import type { ContactStore, QuoteContact, StoredQuote } from './ports.ts'
import { isFullyPriced, isPriceCurrent, type PricedQuote, pricedQuote } from './priced-quote.ts'
import { rerate } from './rerate.ts'

/** A named driver, identified in the purchase form by name and date of birth. */
export type DriverLicence = {
  firstName: string
  lastName: string
  dateOfBirth: string
  licenceNumber: string | undefined
}

export type ContactRequest = QuoteAsked & {
  contact: QuoteContact
  licenceNumber: string | undefined
  drivers: readonly DriverLicence[]
  addOns: readonly NamedAddOn[]
}

export type ContactSaved =
  | ({ kind: 'kept'; hasPriceChanged: boolean } & PricedQuote)
  | { kind: 'unknown-driver'; at: number }
  /** Masked, but different from the quote's masked value. */
  | { kind: 'unknown-contact'; of: 'email' | 'phone' }
  | Exclude<Changed, { kind: 'priced' }>

export type ContactPorts = ChangePorts & { contacts: Pick<ContactStore, 'saveContact'> }

/**
 * Stores the purchase form and makes sure that what is about to be bought has a whole price of today: licence numbers, extras and
 * midnight may have changed it (BUY-13, D-163, D-164).
 */
export async function saveContact(request: ContactRequest, ports: ContactPorts): Promise<ContactSaved> {
  const { contact: sent, licenceNumber, drivers, addOns, ...asked } = request
  const opened = await openQuote(asked, ports)
  if (opened.kind !== 'open') return opened
  const { quote } = opened
  const chosen = codesNamed(quote, addOns)
  if (chosen === undefined) return { kind: 'mismatch' }
  const stranger = drivers.findIndex(
    (driver) => !quote.current.answers.additionalDrivers.some(isSame(driver)),
  )
  if (stranger !== -1) return { kind: 'unknown-driver', at: stranger }
  const contact = asStored(sent, quote.current.answers)
  if (isMaskedEmail(contact.email)) return { kind: 'unknown-contact', of: 'email' }
  if (isMaskedPhone(contact.phone)) return { kind: 'unknown-contact', of: 'phone' }

  const now = ports.clock()
  const answers = withLicences(quote.current.answers, licenceNumber, drivers)
  const marketing = permitted(contact.marketing, journeys[quote.journey])
  const isWhole = isUnchanged(quote, answers, chosen) && isPriceCurrent(quote, now)
  const change = { answers, marketing, choices: { addOns: chosen }, cause: 'before-buying' } as const
  const rated = isWhole ? await unchanged(quote, now, ports) : await rerate(quote, change, now, ports)
  if (rated.kind !== 'priced') return rated
  await ports.contacts.saveContact(asked, { ...contact, marketing }, now)
  return { ...rated, kind: 'kept', hasPriceChanged: totalsOf(rated.quote) !== totalsOf(quote) }
}

/** A masked value of a resumed quote means the stored one: no email is sent to a masked address (safety T23). */
function asStored(contact: QuoteContact, answers: Answers): QuoteContact {
  const { email: emailAddress, phone: phoneNumber } = contact
  const meant = unmaskedContact({ emailAddress, phoneNumber }, answers)
  return { ...contact, email: meant.emailAddress, phone: meant.phoneNumber }
}

async function unchanged(quote: OpenQuote, now: Date, { quotes }: ContactPorts) {
  const { tenant, pairedReference: reference } = quote
  const paired = reference === undefined ? undefined : await quotes.findQuote({ tenant, reference }, now)
  return { kind: 'priced' as const, ...pricedQuote(quote, paired, now) }
}

/** Nothing rated has changed since the whole was last priced. */
function isUnchanged({ current }: OpenQuote, answers: Answers, addOns: readonly AddOnCode[]): boolean {
  const chosen = new Set(current.choices.addOns)
  const isSameChoice = addOns.length === chosen.size && addOns.every((code) => chosen.has(code))
  return isFullyPriced(current) && answers === current.answers && isSameChoice
}

/** Answers that already hold these numbers are returned unchanged. */
function withLicences(
  answers: Answers,
  licenceNumber: string | undefined,
  drivers: readonly DriverLicence[],
): Answers {
  const { proposerDetails, additionalDrivers } = answers
  const numberOf = (driver: AdditionalDriver) => drivers.find((each) => isSame(each)(driver))?.licenceNumber
  const isProposerNew = licenceNumber !== undefined && licenceNumber !== proposerDetails.licenceNumber
  const isDriverNew = additionalDrivers.some((driver) => {
    const number = numberOf(driver)
    return number !== undefined && number !== driver.licenceNumber
  })
  if (!isProposerNew && !isDriverNew) return answers
  return {
    ...answers,
    proposerDetails: { ...proposerDetails, ...(licenceNumber !== undefined && { licenceNumber }) },
    additionalDrivers: additionalDrivers.map((driver) => {
      const number = numberOf(driver)
      return number === undefined ? driver : { ...driver, licenceNumber: number }
    }),
  }
}

function isSame({ firstName, lastName, dateOfBirth }: DriverLicence) {
  return isSamePerson({ firstName, lastNames: lastName, dateOfBirth })
}

/** The total of each payment option: a change in any is a change of price. */
function totalsOf({ current: { assessment } }: StoredQuote): string {
  if (assessment.kind === 'not-offered') return assessment.outcome.kind
  return assessment.outcome.options
    .map(({ price, paymentOptions }) => [
      totalOf(price),
      ...paymentOptions.map((paymentOption) => paymentOption.totalPayable),
    ])
    .join()
}
