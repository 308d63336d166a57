import type { CodeList, CodeOf } from './code-list'

/** The policy on which no-claims years were earned, asked on van and taxi journeys (COV-06): ABI codes. */
export const noClaimsEarnedOn = [
  { code: '11', desc: 'Private car' },
  { code: '2', desc: 'Van or other commercial vehicle' },
  { code: '12', desc: 'Private hire' },
  { code: '13', desc: 'Public hire' },
  { code: '8', desc: 'Motorcycle' },
  { code: '22', desc: 'Company car, including social use' },
  { code: '21', desc: 'Company car, business use only' },
  { code: '14', desc: "Spouse's policy" },
  { code: '18', desc: "Civil partner's policy" },
  { code: '23', desc: 'Other' },
] as const satisfies CodeList

export type NoClaimsEarnedOnCode = CodeOf<typeof noClaimsEarnedOn>
