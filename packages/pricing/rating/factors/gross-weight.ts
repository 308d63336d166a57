import type { Risk } from '../../risk/risk'
import { banded } from '../factor'

/** In kilograms; the band of nought is for a weight that is not known. */
export const grossWeight = banded<Risk>({
  table: 'gross-weight',
  words: 'Gross weight',
  reads: ({ vehicle: { grossWeightKilograms } }) =>
    grossWeightKilograms === 'unknown' ? 0 : grossWeightKilograms,
})
