import type { JourneyId } from '@milepost/domain/terms/identity'
import type { Risk } from '../risk/risk'

/**
 * Which journeys sell thirty days beside a year (D-036, D-170), and the badge years under which thirty days stand in the place of
 * monthly credit (BUY-17): few lend to a driver new to the trade. Any yearly line can be priced for thirty days on a restart.
 */
const soldBesideAnnual: Partial<Record<JourneyId, { inPlaceOfCreditUnderBadgeYears: number }>> = {
  acorn_taxi: { inPlaceOfCreditUnderBadgeYears: 1 },
  flag_taxi: { inPlaceOfCreditUnderBadgeYears: 1 },
}

export type ThirtyDayOffer = { kind: 'not-sold' } | { kind: 'sold'; risk: Risk; isOnlyMonthlyWay: boolean }

/** The thirty-day offer beside a yearly one. */
export function thirtyDayOffer(risk: Risk): ThirtyDayOffer {
  const sold = soldBesideAnnual[risk.journey]
  if (sold === undefined || risk.cover.term !== 'annual') return { kind: 'not-sold' }
  const [{ badge }] = risk.drivers
  const isOnlyMonthlyWay = badge.kind === 'held' && badge.years < sold.inPlaceOfCreditUnderBadgeYears
  return { kind: 'sold', risk: forThirtyDays(risk), isOnlyMonthlyWay }
}

/** The same risk for thirty days: no discount is protected on it (SUB-07). */
export function forThirtyDays(risk: Risk): Risk {
  const { noClaims } = risk.cover
  const unprotected = noClaims.kind === 'earned' ? { ...noClaims, isProtected: false } : noClaims
  return { ...risk, cover: { ...risk.cover, term: 'thirty-day', noClaims: unprotected } }
}
