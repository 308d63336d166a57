import type { Risk } from '../../risk/risk'
import { banded } from '../factor'

/** A year, or thirty days on the lines that ask for those; each line has its own table. */
export const mileage = banded<Risk>({
  table: 'mileage',
  words: 'Mileage',
  reads: ({ vehicle }) => vehicle.mileage.miles,
})
