import type { CodeEntry, CodeList, CodeOf } from './code-list.ts'

/**
 * Answers to "How did you hear about us?"; no follow-up question repeats one. The first five lead to further questions (D-146).
 * Our own codes.
 */
export const heardAboutUs = [
  { code: 'NAMED_DRIVER', desc: "I'm a named driver on someone else's policy" },
  { code: 'COMPANY_CAR', desc: 'At work, through a company car' },
  { code: 'SECOND_CAR', desc: 'Through the insurance of my other car' },
  { code: 'EXISTING_CUSTOMER', desc: "I'm already a customer" },
  { code: 'PREVIOUS_CUSTOMER', desc: 'I was a customer before' },
  { code: 'COMPARISON_SITE', desc: 'Price comparison site' },
  { code: 'SEARCH_ENGINE', desc: 'Search engine' },
  { code: 'FRIEND_OR_FAMILY', desc: 'Friend or family' },
  { code: 'SOCIAL_MEDIA', desc: 'Social media' },
  { code: 'EMAIL', desc: 'Email' },
  { code: 'LEAFLET', desc: 'Leaflet' },
  { code: 'TV', desc: 'Television' },
  { code: 'RADIO', desc: 'Radio' },
  { code: 'OTHER', desc: 'Something else' },
] as const satisfies CodeList

export type HeardAboutUsCode = CodeOf<typeof heardAboutUs>

/** Validated and stored, never shown (DAT-19, D-145). The specification gives the codes only; the words are our reading. */
export const leadSources = [
  { code: 'RD', desc: 'Retail direct' },
  { code: 'AD', desc: 'Aggregator direct' },
  { code: 'CC', desc: 'Call centre' },
  { code: 'WCC', desc: 'Web to call centre' },
] as const satisfies CodeList

/**
 * Answers to which policy a customer has or had (DAT-19, D-145). Only for D is the length asked in days (AGG-10); for the others
 * it is asked in months (D-146).
 */
export const policyTypes = [
  { code: 'ANTAXI', desc: 'Annual taxi policy', heldIn: 'months' },
  { code: 'STTAXI', desc: 'Short-term taxi policy', heldIn: 'months' },
  { code: 'D', desc: 'Daily policy', heldIn: 'days' },
  { code: 'LPCPOL', desc: 'Other policy', heldIn: 'months' },
] as const satisfies readonly (CodeEntry & { heldIn: 'days' | 'months' })[]

const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** How many months a policy was held, or cover with the brand was continuous (CON-10, D-079). */
export const months = counts.map((count) => ({
  code: `${count}` as const,
  desc: count === 1 ? '1 month' : `${count} months`,
  months: count,
}))

/** Why an earlier policy ended, asked of previous customers from comparison sites (D-146): our own codes. */
export const cancellationReasons = [
  { code: 'SOLD_VEHICLE', desc: 'Sold the vehicle' },
  { code: 'CHANGED_VEHICLE', desc: 'Changed vehicle' },
  { code: 'CHEAPER_ELSEWHERE', desc: 'Found cheaper cover' },
  { code: 'OFF_ROAD', desc: 'Took the vehicle off the road (SORN)' },
  { code: 'WRITTEN_OFF', desc: 'Vehicle was written off' },
  { code: 'MOVED_ABROAD', desc: 'Moved abroad' },
  { code: 'COOLING_OFF', desc: 'Changed my mind in the first 14 days' },
  { code: 'MISSED_PAYMENT', desc: 'Missed payments' },
  { code: 'WRONG_INFORMATION', desc: 'Information was wrong or missing' },
  { code: 'FAILED_CHECKS', desc: 'Documents or checks were not completed' },
  { code: 'OTHER', desc: 'Something else' },
] as const satisfies CodeList
