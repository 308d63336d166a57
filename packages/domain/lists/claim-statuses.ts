import type { CodeList } from './code-list'

/** No public list of these exists: the codes are our own. */
export const claimStatuses = [
  { code: 'S', desc: 'Settled' },
  { code: 'O', desc: 'Still open' },
  { code: 'N', desc: 'Reported only, no claim made' },
  { code: 'W', desc: 'Withdrawn' },
  { code: 'R', desc: 'Refused by the insurer' },
] as const satisfies CodeList
