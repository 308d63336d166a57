import { partsOfPrice } from '@milepost/pricing/rating/factors'
import { OTHER_DRIVER } from '../comparison/factor-moves'

/** What a factor is called in the report. */
export function wordsOfFactor(factor: string): string {
  return factor === OTHER_DRIVER ? 'Another driver counts' : (partsOfPrice.get(factor)?.name ?? factor)
}
