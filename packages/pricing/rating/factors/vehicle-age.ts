import type { Risk } from '../../risk/risk'
import { banded } from '../factor'

export const vehicleAge = banded<Risk>({
  table: 'vehicle-age',
  words: 'Age of the vehicle',
  reads: ({ vehicle }) => vehicle.age,
})
