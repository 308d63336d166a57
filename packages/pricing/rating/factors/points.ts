import { unspentPoints } from '../../risk/conviction'
import type { Driver } from '../../risk/driver'
import { banded } from '../factor'

export const points = banded<Driver>({
  table: 'points',
  words: 'Points on the licence',
  reads: unspentPoints,
})
