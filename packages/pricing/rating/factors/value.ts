import type { Risk } from '../../risk/risk'
import { banded } from '../factor'

/** In whole pounds. */
export const value = banded<Risk>({
  table: 'value',
  words: 'Value of the vehicle',
  reads: ({ vehicle }) => Math.floor(vehicle.value / 100),
})
