import { postcodeAreas } from '@milepost/domain/lists/postcode-areas'
import type { Risk } from '../../risk/risk'
import { coded } from '../factor'

export const area = coded<Risk>({
  table: 'area',
  words: 'Where the vehicle is kept',
  reads: ({ vehicle }) => vehicle.overnightArea,
  codes: [...postcodeAreas.map(({ code }) => code), '*'],
})
