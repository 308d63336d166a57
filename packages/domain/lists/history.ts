import type { CodeList, CodeOf } from './code-list.ts'

/** The letters are ABI codes; no code is published for the longer ones, which are our own. */
export const claimTypes = [
  { code: 'A', desc: 'Accident' },
  { code: 'W', desc: 'Windscreen or glass damage' },
  { code: 'Z', desc: 'Theft of the vehicle' },
  { code: 'Q', desc: 'Theft from the vehicle' },
  { code: 'ATTEMPTED_THEFT', desc: 'Attempted theft' },
  { code: 'Y', desc: 'Malicious damage or vandalism' },
  { code: 'F', desc: 'Fire' },
  { code: 'D', desc: 'Storm or flood damage' },
  { code: 'MISFUELLING', desc: 'Wrong fuel' },
  { code: 'OTHER', desc: 'Something else' },
] as const satisfies CodeList

export type ClaimTypeCode = CodeOf<typeof claimTypes>

/** No public list of these exists: the codes are our own. */
export const claimStatuses = [
  { code: 'S', desc: 'Settled' },
  { code: 'O', desc: 'Still open' },
  { code: 'N', desc: 'Reported only, no claim made' },
  { code: 'W', desc: 'Withdrawn' },
  { code: 'R', desc: 'Refused by the insurer' },
] as const satisfies CodeList

const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** The fixed list of points for one conviction (CNV-09). Twelve leads to a ban, after which a quote is still possible (D-117). */
export const penaltyPoints = counts.map((points) => ({
  code: `${points}` as const,
  desc: points === 1 ? '1 point' : `${points} points`,
  points,
}))
