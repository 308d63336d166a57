import type { Risk } from '../../risk/risk'
import { banded } from '../factor'

export const drivers = banded<Risk>({
  table: 'drivers',
  words: 'Number of drivers',
  reads: ({ drivers }) => drivers.length,
})
