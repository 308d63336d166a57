import { employmentTypes } from '@milepost/domain/lists/employment-types'
import type { Driver } from '../../risk/driver'
import { coded } from '../factor'

export const employment = coded<Driver>({
  table: 'employment',
  words: 'Employment',
  reads: ({ employment }) => employment,
  codes: employmentTypes.map(({ code }) => code),
})
