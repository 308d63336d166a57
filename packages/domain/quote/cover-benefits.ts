import type { CoverLevelCode } from '../lists/cover.ts'
import type { Terms } from '../terms/terms.ts'
import { formatPounds, fromPounds, type Pence } from '../values/pence.ts'
import type { AddOnCode } from './add-ons.ts'
import { coverLimits, inMillions } from './cover-limits.ts'

/** One benefit of the cover; pages choose its icon by the code. */
export type CoverBenefit = {
  code: BenefitCode
  name: string
  words: string
}

export type BenefitCode =
  | 'release'
  | 'third-party'
  | 'public-liability'
  | 'own-damage'
  | 'fire-and-theft'
  | 'windscreen'
  | 'courtesy-car'
  | 'medical'
  | 'taxi-hire'
  | 'legal'
  | 'europe'

/** The parts of an offer that the benefits depend on. */
export type Benefiting = {
  level: CoverLevelCode
  excesses: readonly { code: string; amount: Pence }[]
  /** The extras on offer, and whether each is chosen. */
  addOns: readonly { code: string; selected: boolean }[]
}

/**
 * The benefits of this offer, in the order customers ask about them (CON-33 to CON-41, D-151, D-152). Nothing is listed that the
 * level of cover, the line or the chosen extras do not include: glass and a courtesy car need comprehensive cover, and an extra
 * on offer is left out until it is chosen (D-257).
 */
export function coverBenefits(
  terms: Pick<Terms, 'vehicle' | 'cover'>,
  offer: Benefiting,
): readonly CoverBenefit[] {
  const isComprehensive = offer.level === 'COMP'
  return [
    ...(terms.cover.term === 'impound' ? [release] : []),
    thirdParty(terms),
    ...(isComprehensive ? [ownDamage(terms)] : []),
    ...(offer.level === 'TPO' ? [] : [fireAndTheft]),
    ...(isComprehensive ? [...windscreen(offer), courtesyCar(terms), medical] : []),
    ...publicLiability(terms, offer),
    ...extras(terms, offer),
    europe,
  ]
}

/** The purpose of the impound policy; no other has it (SUB-03). */
const release: CoverBenefit = {
  code: 'release',
  name: 'Release from a pound',
  words: 'From a police or council pound',
}

function thirdParty({ cover }: Pick<Terms, 'cover'>): CoverBenefit {
  return {
    code: 'third-party',
    name: 'Damage to others',
    words: `Up to ${inMillions(cover.thirdPartyDamagePounds)} of other people's property`,
  }
}

function ownDamage({ vehicle }: Pick<Terms, 'vehicle'>): CoverBenefit {
  return { code: 'own-damage', name: 'Accident damage', words: `To your own ${vehicle.called}` }
}

const fireAndTheft: CoverBenefit = {
  code: 'fire-and-theft',
  name: 'Fire and theft',
  words: 'Up to the market value',
}

/** The customer's share is stated in the offer (CON-37). */
function windscreen({ excesses }: Benefiting): readonly CoverBenefit[] {
  const of = (excessCode: string) => excesses.find(({ code }) => code === excessCode)?.amount
  const repair = of('WINDSCREEN_REPAIR')
  const replacement = of('WINDSCREEN_REPLACEMENT')
  if (repair === undefined || replacement === undefined) return []
  const words = `You pay ${formatPounds(repair)} for a repair, ${formatPounds(replacement)} for a replacement`
  return [{ code: 'windscreen', name: 'Windscreen', words }]
}

function courtesyCar({ vehicle: { courtesy }, cover }: Pick<Terms, 'vehicle' | 'cover'>): CoverBenefit {
  const { over, notOver } = cover.courtesyCarAges
  return {
    code: 'courtesy-car',
    // With its condition: the strip above the price shows only the name, also to a driver of 19.
    name: `${courtesy.charAt(0).toUpperCase()}${courtesy.slice(1)} for over ${over}s`,
    words: `Up to ${coverLimits.courtesyCarDays} days on a total loss, for drivers aged ${over + 1} to ${notOver}`,
  }
}

const medical: CoverBenefit = {
  code: 'medical',
  name: 'Medical costs',
  words: `For passengers: ${coverLimits.passengerMedical.each} each, ${coverLimits.passengerMedical.incident} an incident`,
}

function publicLiability({ cover }: Pick<Terms, 'cover'>, offer: Benefiting): readonly CoverBenefit[] {
  const sold = cover.publicLiabilityPounds
  if (sold === undefined) return []
  const limit = has(offer, 'PUBLIC_LIABILITY_10M') ? sold.upgrade : sold.standard
  return [{ code: 'public-liability', name: 'Public liability', words: `Up to ${inMillions(limit)}` }]
}

function extras({ cover }: Pick<Terms, 'cover'>, offer: Benefiting): readonly CoverBenefit[] {
  return [...taxiHire(cover.taxiHireDays, offer), ...legal(cover.legalExpensesPounds, offer)]
}

function taxiHire(days: Terms['cover']['taxiHireDays'], offer: Benefiting): readonly CoverBenefit[] {
  if (days === undefined) return []
  const found = (most: number): readonly CoverBenefit[] => [
    { code: 'taxi-hire', name: 'Guaranteed taxi hire', words: `Up to ${most} days` },
  ]
  if (has(offer, 'GUARANTEED_TAXI_HIRE_21')) return found(days.upgrade)
  return has(offer, 'GUARANTEED_TAXI_HIRE_14') ? found(days.standard) : []
}

/** Sold with the cover, but not part of it (CON-36, D-149). */
function legal(pounds: number, offer: Benefiting): readonly CoverBenefit[] {
  if (!has(offer, 'LEGAL_EXPENSES')) return []
  return [{ code: 'legal', name: 'Legal expenses', words: `Up to ${formatPounds(fromPounds(pounds))}` }]
}

/** JRN-15. */
const europe: CoverBenefit = {
  code: 'europe',
  name: 'European cover',
  words: 'The minimum cover required by law in each country',
}

function has({ addOns }: Benefiting, code: AddOnCode): boolean {
  return addOns.some((addOn) => addOn.selected && addOn.code === code)
}
