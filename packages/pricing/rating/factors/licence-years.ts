import type { Driver } from '../../risk/driver'
import { banded } from '../factor'

export const licenceYears = banded<Driver>({
  table: 'licence-years',
  words: 'Years with a licence',
  reads: ({ licence }) => licence.years,
})
