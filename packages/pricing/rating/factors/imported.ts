import type { Risk } from '../../risk/risk'
import { coded } from '../factor'

export const imported = coded<Risk>({
  table: 'imported',
  words: 'Where the vehicle is from',
  reads: ({ vehicle }) => (vehicle.origin.kind === 'uk' ? 'not-imported' : vehicle.origin.country),
  codes: ['not-imported', '*'],
})
