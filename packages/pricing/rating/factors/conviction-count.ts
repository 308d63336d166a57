import { unspentConvictions } from '../../risk/conviction'
import type { Driver } from '../../risk/driver'
import { banded } from '../factor'

export const convictionCount = banded<Driver>({
  table: 'conviction-count',
  words: 'Number of motoring convictions',
  reads: (driver) => unspentConvictions(driver).length,
})
