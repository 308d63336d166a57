import type { Risk } from '../../risk/risk'
import { coded } from '../factor'

/** Of the proposer. */
export const licensingAuthority = coded<Risk>({
  table: 'licensing-authority',
  words: 'Who licenses the taxi',
  reads: ({ drivers: [{ badge }] }) => (badge.kind === 'held' ? badge.licensingAuthority : '*'),
  codes: ['*'],
})
