import type { CodeList } from './code-list'

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
