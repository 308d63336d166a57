import type { Risk } from '../../risk/risk'
import { coded } from '../factor'

export const bodyType = coded<Risk>({
  table: 'body-type',
  words: 'Body of the vehicle',
  reads: ({ vehicle }) => vehicle.bodyType,
  codes: ['*'],
})
