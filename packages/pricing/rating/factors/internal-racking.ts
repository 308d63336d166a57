import type { Risk } from '../../risk/risk'
import { coded } from '../factor'

export const internalRacking = coded<Risk>({
  table: 'internal-racking',
  words: 'Internal racking',
  reads: ({ work }) => (work.kind === 'commercial' && work.hasInternalRacking ? 'yes' : 'no'),
  codes: ['yes', 'no'],
})
