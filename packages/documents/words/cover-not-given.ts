import type { CoverLevelCode } from '@milepost/domain/lists/cover'
import { vehicleWords } from '@milepost/domain/quote/cover-benefits'
import type { Term } from '@milepost/domain/quote/underwritten-option'
import { usesExcludedInWords } from '@milepost/domain/quote/uses-covered'
import { subscriptionExclusion } from '@milepost/domain/renewal/subscription-words'
import type { QuoteFacts } from '../quote-facts'
import { lowered } from './first-letter'

/** What is not insured, the weightiest first. */
export function notCovered(facts: QuoteFacts): readonly string[] {
  const { vehicle } = vehicleWords(facts.terms.line)
  return [
    ...notForThisTerm[facts.option.term],
    ...notAtThisLevel[facts.level].map((words) => words(vehicle)),
    'Anybody driving who is not named on the certificate of insurance, or holds no licence to drive the vehicle',
    `Any use other than the uses covered. Not covered: ${lowered(usesExcludedInWords(facts.vehicle.use))}`,
    `Damage to your ${vehicle} while its driver is over the limit for drink or drugs`,
    `Theft when the ${vehicle} is left unlocked, or with its keys in it or near it`,
    'Wear and tear, loss of value, and mechanical or electrical breakdown',
    'The excess: the first part of a claim, which you pay',
    'Belongings in the vehicle',
    'Anything done on purpose, or claimed dishonestly',
  ]
}

/** In the words of the offer page (SUB-03, RST-07). */
const notForThisTerm: Record<Term, readonly string[]> = {
  annual: [],
  'thirty-day': [subscriptionExclusion.name],
  impound: [],
}

const notAtThisLevel: Record<CoverLevelCode, readonly ((vehicle: string) => string)[]> = {
  COMP: [],
  TPFT: [(vehicle) => `Damage to your ${vehicle} by accident or vandalism, and broken glass`],
  TPO: [(vehicle) => `Any loss of or damage to your ${vehicle}, fire and theft included`],
}
