import { overnightLocations } from '@milepost/domain/lists/overnight-locations'
import type { Risk } from '../../risk/risk'
import { coded } from '../factor'

export const overnight = coded<Risk>({
  table: 'overnight',
  words: 'Where it is parked overnight',
  reads: ({ vehicle }) => vehicle.overnight,
  codes: overnightLocations.map(({ code }) => code),
})
