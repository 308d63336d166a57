import { type AddOnCode, categoryOf } from './add-ons.ts'

/** From this vehicle age, breakdown cover is not sold (AON-10, D-080). */
export const BREAKDOWN_VEHICLE_AGE = 15

export const TOO_OLD_FOR_BREAKDOWN =
  'Due to the vehicle age being 15 years or over, you are not eligible for breakdown cover.'

/** A vehicle of unknown age may be too old, so it is not sold cover it could not claim on. */
export function canHaveBreakdown(vehicleAge: number | 'unknown'): boolean {
  return vehicleAge !== 'unknown' && vehicleAge < BREAKDOWN_VEHICLE_AGE
}

/** The services of breakdown cover, in table order (D-150). */
export const breakdownServices = [
  { name: 'roadside', label: 'Roadside', words: 'Help at the roadside' },
  { name: 'recovery', label: 'Recovery', words: 'Taken to a garage' },
  { name: 'home-call', label: 'Home call', words: 'Help at your home' },
  { name: 'onward-travel', label: 'Onward travel', words: 'Hire car, train or hotel' },
  { name: 'europe', label: 'Europe', words: 'Cover in Europe' },
] as const

export type BreakdownService = (typeof breakdownServices)[number]['name']

export type BreakdownTier = {
  code: AddOnCode
  name: string
  /** How its name begins, for a button. */
  shortName: string
  holds: readonly BreakdownService[]
}

/** The two tiers, of which only one can be chosen (AON-03, D-150). */
export const breakdownTiers: readonly BreakdownTier[] = [
  {
    code: 'PC_BREAKDOWN_NATIONAL',
    name: 'Home call and breakdown service',
    shortName: 'Home call',
    holds: ['roadside', 'recovery', 'home-call'],
  },
  {
    code: 'PC_BREAKDOWN_EU_UK',
    name: 'European plus',
    shortName: 'European plus',
    holds: ['roadside', 'recovery', 'home-call', 'onward-travel', 'europe'],
  },
]

export type BreakdownOffer = 'offered' | 'too-old' | 'none'

/**
 * Whether breakdown cover is on offer, refused because of the vehicle's age, or not sold at all: a short term has no extras, and
 * a vehicle of unknown age is not called old.
 */
export function breakdownOffer(
  offered: readonly { code: string }[],
  vehicleAge: number | 'unknown',
): BreakdownOffer {
  if (offered.some(({ code }) => categoryOf(code) === 'breakdown')) return 'offered'
  const isOld = vehicleAge !== 'unknown' && !canHaveBreakdown(vehicleAge)
  return isOld && offered.length > 0 ? 'too-old' : 'none'
}
