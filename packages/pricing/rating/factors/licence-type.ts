import { licenceTypes } from '@milepost/domain/lists/licence-types'
import type { Driver } from '../../risk/driver'
import { coded } from '../factor'

export const licenceType = coded<Driver>({
  table: 'licence-type',
  words: 'Kind of licence',
  reads: ({ licence }) => licence.type,
  codes: licenceTypes.map(({ code }) => code),
})
