import type { Risk } from '../../risk/risk'
import { banded } from '../factor'

/** An age that is not known is read as nought, which is the dearest. */
export const vehicleAge = banded<Risk>({
  table: 'vehicle-age',
  words: 'Age of the vehicle',
  reads: ({ vehicle: { age } }) => (age === 'unknown' ? 0 : age),
})
