import type { Driver } from '../../risk/driver'
import { banded } from '../factor'

/** What measured driving is worth, which is most to the young: by the age of the driver. */
export const telematics = banded<Driver>({
  table: 'telematics',
  words: 'Driving measured by the box',
  reads: ({ age }) => age,
})
