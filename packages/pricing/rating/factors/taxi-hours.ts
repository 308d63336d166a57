import type { Risk } from '../../risk/risk'
import { coded } from '../factor'

/** Of the proposer. */
export const taxiHours = coded<Risk>({
  table: 'taxi-hours',
  words: 'Full-time or part-time taxi work',
  reads: ({ drivers: [{ badge }] }) =>
    badge.kind === 'held' && !badge.isFullTime ? 'part-time' : 'full-time',
  codes: ['full-time', 'part-time'],
})
