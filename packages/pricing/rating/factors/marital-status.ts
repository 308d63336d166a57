import { maritalStatuses } from '@milepost/domain/lists/marital-statuses'
import type { Driver } from '../../risk/driver'
import { coded } from '../factor'

export const maritalStatus = coded<Driver>({
  table: 'marital-status',
  words: 'Marital status',
  reads: ({ maritalStatus }) => maritalStatus,
  codes: maritalStatuses.map(({ code }) => code),
})
