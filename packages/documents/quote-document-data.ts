import { firmOf } from '@milepost/brands/brands'
import type { Firm } from '@milepost/domain/brands/firm'
import { answersInWords, type Chapter } from '@milepost/domain/journeys/answers-in-words'
import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { journeyProgress } from '@milepost/domain/journeys/journey-progress'
import { descOf } from '@milepost/domain/lists/code-list'
import type { CoverLevelCode } from '@milepost/domain/lists/cover'
import { licensingAuthorities } from '@milepost/domain/lists/licensing-authorities'
import { titles } from '@milepost/domain/lists/person'
import type { VehicleUseCode } from '@milepost/domain/lists/vehicle'
import type { PaymentOption } from '@milepost/domain/payment/payment-option'
import { isProposerUnder18 } from '@milepost/domain/payment/under-18'
import type { Answers } from '@milepost/domain/questions/answers'
import type { Channel } from '@milepost/domain/questions/asking'
import { linesOf } from '@milepost/domain/questions/kinds/address'
import { type DriverRow, driverRows } from '@milepost/domain/questions/people/driver-list'
import { nameOfPerson } from '@milepost/domain/questions/people/rules'
import { salutationOf } from '@milepost/domain/questions/people/salutation'
import { type PolicyPeriod, policyPeriod } from '@milepost/domain/quote/policy-period'
import type { UnderwrittenOption } from '@milepost/domain/quote/underwritten-option'
import type { Terms } from '@milepost/domain/terms/terms'
import { londonDate } from '@milepost/domain/values/london-time'
import type { Pence } from '@milepost/domain/values/pence'

/** The data that the documents about one offer are made from. They state nothing else, except what is the same for every customer. */
export type QuoteDocumentData = {
  terms: Terms
  firm: Firm
  reference: string
  pricedAt: Date
  option: UnderwrittenOption<PaymentOption>
  level: CoverLevelCode
  period: PolicyPeriod
  holder: { name: string; salutation: string; addressLines: readonly string[]; isUnder18: boolean }
  vehicle: InsuredVehicle
  /** The policyholder first. */
  drivers: readonly DriverRow[]
  /** The answers with the questions as asked (CIDRA 2012: clear questions and their answers). */
  chapters: readonly Chapter[]
  noClaimsScale: NoClaimsScale | undefined
  /** The device provider, if driving is measured (DAT-21). */
  deviceProvider: string | undefined
}

export type InsuredVehicle = {
  registration: string
  description: string
  value: Pence | undefined
  use: VehicleUseCode
  /** The taxi's licensing authority; undefined if not asked (DRV-14). */
  licensingAuthority: string | undefined
}

/** What the order of 2015 requires where protection is offered: average discounts, and the years left after claims. */
export type NoClaimsScale = {
  averageDiscounts: readonly { years: number; percent: number }[]
  stepBack: readonly { years: number; unprotected: readonly number[]; protected: readonly number[] }[]
}

/** A stored priced quote. */
export type PricedQuote = {
  terms: Terms
  reference: string
  pricedAt: Date
  answers: Answers
  channel?: Channel | undefined
  option: UnderwrittenOption<PaymentOption>
  noClaimsScale?: NoClaimsScale | undefined
  deviceProvider?: string | undefined
}

/** Throws if the answers lack what a price needs, which cannot happen for a quote that has one. */
export function quoteDocumentData(quote: PricedQuote): QuoteDocumentData {
  const { terms, reference, pricedAt, answers, channel, option } = quote
  const here = {
    terms,
    today: londonDate(pricedAt),
    now: pricedAt,
    definition: journeyDefinition,
    ...(channel && { channel }),
  }
  const { path, answers: applicable } = journeyProgress(answers, {}, here)
  const { effectiveFrom, levelOfCover } = applicable.coverDetails
  const { vehicleUse } = applicable.vehicleDetails
  if (!effectiveFrom || !levelOfCover || !vehicleUse)
    throw new Error('A priced quote has a level of cover, a start and a use')
  return {
    terms,
    firm: firmOf(terms.brand),
    reference,
    pricedAt,
    option,
    level: levelOfCover,
    period: policyPeriod(option.term, effectiveFrom),
    holder: holderOf(applicable),
    vehicle: vehicleOf(applicable, vehicleUse),
    drivers: driverRows(applicable),
    chapters: answersInWords(path, applicable, here, {}, { masksSecrets: true }),
    noClaimsScale: quote.noClaimsScale,
    deviceProvider: quote.deviceProvider,
  }
}

function holderOf(answers: Answers): QuoteDocumentData['holder'] {
  const { proposerDetails } = answers
  const { address } = proposerDetails
  const title = descOf(titles, proposerDetails.title ?? '')
  const name = [title, nameOfPerson(proposerDetails)].filter((part) => part !== undefined).join(' ')
  return {
    name,
    salutation: salutationOf(proposerDetails) ?? name,
    addressLines: address ? linesOf(address) : [],
    isUnder18: isProposerUnder18(answers) === true,
  }
}

/** A comparison site may send a quote for a vehicle without its plate (VLS-03). */
function vehicleOf({ vehicleDetails, proposerDetails }: Answers, use: VehicleUseCode): InsuredVehicle {
  const { registration = '', vehicleInfo, value } = vehicleDetails
  const { licencingAuthority } = proposerDetails
  return {
    registration: registration === '' ? 'To be confirmed' : registration,
    description: vehicleInfo
      ? `${vehicleInfo.make.desc} ${vehicleInfo.model.desc}, ${vehicleInfo.year}`
      : 'To be confirmed',
    value,
    use,
    licensingAuthority: licencingAuthority && descOf(licensingAuthorities, licencingAuthority),
  }
}
