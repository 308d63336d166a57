import { COOLING_OFF_DAYS } from '@milepost/domain/ending/cancellation-refund'
import type { CoverLevelCode } from '@milepost/domain/lists/cover'
import type { AddOn, AddOnCode } from '@milepost/domain/quote/add-ons'
import { coverLimits } from '@milepost/domain/quote/cover-limits'
import type { ExcessCode } from '@milepost/domain/quote/excess'
import type { Term } from '@milepost/domain/quote/underwritten-option'
import { usesExcludedInWords } from '@milepost/domain/quote/uses-covered'
import { subscriptionExclusion } from '@milepost/domain/renewal/subscription-words'
import { formatPounds, fromPounds } from '@milepost/domain/values/pence'
import type { QuoteDocumentData } from '../quote-document-data.ts'
import { lowered, raised } from './format.ts'

/** One cover of the policy, and its limit. */
export type Cover = { name: string; words: string; limit: string }

/** What the offer covers, by level, line and terms. Extras are not included: they are separate covers. */
export function includedCovers(quote: QuoteDocumentData): readonly Cover[] {
  const { level, option } = quote
  return [
    ...(option.term === 'impound' ? [release] : []),
    ...liability(quote),
    ...(level === 'TPO' ? [] : [fireAndTheft(quote)]),
    ...(level === 'COMP' ? ofComprehensive(quote) : []),
    european,
  ]
}

function liability({ terms, option }: QuoteDocumentData): readonly Cover[] {
  const { called: vehicle } = terms.vehicle
  const { thirdPartyDamagePounds, publicLiabilityPounds } = terms.cover
  const covers = [
    {
      name: 'Injury to other people',
      words: `What you must pay by law if someone else, including a passenger, is injured or killed by your ${vehicle}`,
      limit: 'Unlimited',
    },
    {
      name: "Damage to other people's property",
      words: `What you must pay by law for damage your ${vehicle} causes to other people's property, for any one accident`,
      limit: `Up to ${pounds(thirdPartyDamagePounds)}`,
    },
  ]
  if (!publicLiabilityPounds) return covers
  const { standard, upgrade } = publicLiabilityPounds
  return [
    ...covers,
    {
      name: 'Public liability',
      words:
        'Injury to the public, or damage to their property, through your taxi work but not through your driving',
      limit: `Up to ${pounds(isSelected(option.addOns, 'PUBLIC_LIABILITY_10M') ? upgrade : standard)}`,
    },
  ]
}

function fireAndTheft({ terms }: QuoteDocumentData): Cover {
  const { called: vehicle } = terms.vehicle
  return {
    name: 'Fire and theft',
    words: `Loss of or damage to your ${vehicle} by fire, lightning, explosion, theft or attempted theft`,
    limit: 'Up to its market value',
  }
}

function ofComprehensive({ terms, option }: QuoteDocumentData): readonly Cover[] {
  const { called: vehicle, courtesy } = terms.vehicle
  const { courtesyCarAges } = terms.cover
  const repair = amountOf(option.excesses, 'WINDSCREEN_REPAIR')
  const replacement = amountOf(option.excesses, 'WINDSCREEN_REPLACEMENT')
  const { each, incident } = limits.passengerMedical
  return [
    {
      name: `Damage to your ${vehicle}`,
      words: 'Caused by accident, vandalism, storm or flood, whoever is to blame',
      limit: 'Up to its market value',
    },
    {
      name: 'Windscreens and windows',
      words: `Repair or replacement of broken glass. You pay the first ${repair} of a repair and the first ${replacement} of a replacement`,
      limit: 'The full cost, less your excess',
    },
    {
      name: 'Medical expenses',
      words: `Treatment for people hurt in your ${vehicle}: ${each} for each person`,
      limit: `Up to ${incident} for each incident`,
    },
    {
      name: raised(courtesy),
      words:
        `If your ${vehicle} is a total loss, for drivers aged ${courtesyCarAges.over + 1} ` +
        `to ${courtesyCarAges.notOver} when cover starts`,
      limit: `Up to ${limits.courtesyCarDays} days`,
    },
  ]
}

const release: Cover = {
  name: 'Release from a pound',
  words: 'You can use this policy to release your vehicle from a police or council pound',
  limit: 'Included',
}

/** JRN-15: European third party cover. */
const european: Cover = {
  name: 'Driving in Europe',
  words:
    'The minimum third party cover required by law in each country, in the European Union and some nearby countries',
  limit: 'As that law requires',
}

export function selectedAddOns({ option }: QuoteDocumentData): readonly AddOn[] {
  return option.addOns.filter(({ selected }) => selected)
}

function isSelected(addOns: readonly AddOn[], code: AddOnCode): boolean {
  return addOns.some((addOn) => addOn.selected && addOn.code === code)
}

/** The excess for one kind of claim; £0 if there is none. */
export function amountOf(excesses: QuoteDocumentData['option']['excesses'], code: ExcessCode): string {
  const found = excesses.find((excess) => excess.code === code)
  return found ? formatPounds(found.amount) : '£0'
}

/** The exclusions, most significant first. */
export function notCovered(quote: QuoteDocumentData): readonly string[] {
  const { called: vehicle } = quote.terms.vehicle
  return [
    ...notForThisTerm[quote.option.term],
    ...notAtThisLevel[quote.level].map((words) => words(vehicle)),
    'Anyone driving who is not named on the certificate of insurance, or has no licence to drive the vehicle',
    `Any use other than the uses covered. Not covered: ${lowered(usesExcludedInWords(quote.vehicle.use))}`,
    `Damage to your ${vehicle} while its driver is over the limit for drink or drugs`,
    `Theft if the ${vehicle} is left unlocked, or with its keys in or near it`,
    'Wear and tear, loss of value, and mechanical or electrical breakdown',
    'The excess, which is the part of a claim you pay yourself',
    'Belongings in the vehicle',
    'Anything done deliberately, or claimed dishonestly',
  ]
}

/** In the words of the offer page (SUB-03, RST-07). */
const notForThisTerm: Record<Term, readonly string[]> = {
  annual: [],
  'thirty-day': [subscriptionExclusion.name],
  impound: [],
}

const notAtThisLevel: Record<CoverLevelCode, readonly ((vehicle: string) => string)[]> = {
  COMP: [],
  TPFT: [(vehicle) => `Damage to your ${vehicle} by accident or vandalism, and broken glass`],
  TPO: [(vehicle) => `Any loss of or damage to your ${vehicle}, including by fire or theft`],
}

/** The same on every journey; limits that differ are in the journey's terms. */
export const limits = {
  ...coverLimits,
  /** BUY-02. */
  reportWithinHours: 24,
  coolingOffDays: COOLING_OFF_DAYS,
} as const

/** "£20,000,000": limits are whole pounds. */
export function pounds(amount: number): string {
  return formatPounds(fromPounds(amount))
}

/** Where cover applies in full, and where it is the legal minimum: countries a UK vehicle may enter without a green card. */
export const homeCountries =
  'Great Britain, Northern Ireland, the Isle of Man, Jersey, Guernsey and Alderney, and journeys between them: your full cover'

export const europeanCountries =
  'The European Union, Andorra, Bosnia and Herzegovina, Iceland, Liechtenstein, Norway, Serbia and Switzerland: the minimum cover required by law'
