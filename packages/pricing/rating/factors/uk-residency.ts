import type { Driver } from '../../risk/driver'
import { banded } from '../factor'

export const ukResidency = banded<Driver>({
  table: 'uk-residency',
  words: 'Years in the United Kingdom',
  reads: ({ ukResidencyYears }) => ukResidencyYears,
})
