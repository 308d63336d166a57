import { driverWords } from './driver-words'
import { policyWords } from './policy-words'
import type { FactorWords } from './row-words'

/** Every factor a price is made of, in the customer's words: by the name of its table. */
export const factorWords: Readonly<Record<string, FactorWords>> = {
  base: { title: 'Where every price on this product starts', says: () => '' },
  ...driverWords,
  ...policyWords,
  minimum: { title: 'The lowest premium on this product', says: () => '' },
}

/** A price stored long ago may hold a factor that has since gone. */
export const goneFactor: FactorWords = { title: 'Something we no longer ask about', says: () => '' }

/** A driver by their place among those who drive; nobody is named. */
export function driverName(place: number): string {
  return place === 0 ? 'you' : `driver ${place + 1}`
}
