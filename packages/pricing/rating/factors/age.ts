import type { Driver } from '../../risk/driver'
import { banded } from '../factor'

export const age = banded<Driver>({
  table: 'age',
  words: 'Age of the driver',
  reads: ({ age }) => age,
})
