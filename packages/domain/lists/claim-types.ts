import type { CodeList, CodeOf } from './code-list'

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
