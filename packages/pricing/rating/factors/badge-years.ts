import type { Driver } from '../../risk/driver'
import { banded } from '../factor'

export const badgeYears = banded<Driver>({
  table: 'badge-years',
  words: 'Years with a taxi badge',
  reads: ({ badge }) => (badge.kind === 'held' ? badge.years : 0),
})
