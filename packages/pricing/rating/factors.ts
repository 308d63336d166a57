import { closingFactors } from './closing-factors.ts'
import { driverFactors } from './driver-factors.ts'
import type { DriverHeading, PolicyFactor, ReceiptGroup } from './factor.ts'
import { policyFactors } from './policy-factors.ts'

/** The words of one line of a price, for the pricing team and on a customer's receipt. */
export type PartOfPrice = Pick<PolicyFactor, 'table' | 'name' | 'title' | 'says'> & {
  group: ReceiptGroup
  /** For a driver factor: the heading if it is about another driver. */
  heading?: DriverHeading
}

/** The two tables in pounds, with a row for each journey. */
const amounts: readonly PartOfPrice[] = [
  {
    table: 'base',
    name: 'Where every price starts',
    group: 'start',
    title: 'Where every price on this product starts',
    says: () => '',
  },
  {
    table: 'minimum',
    name: 'Lowest premium',
    group: 'start',
    title: 'The lowest premium on this product',
    says: () => '',
  },
]

/** Every part of a price, by the name of its table. */
export const partsOfPrice: ReadonlyMap<string, PartOfPrice> = new Map(
  [
    ...amounts,
    ...driverFactors.map((factor) => ({ ...factor, group: 'you' as const })),
    ...policyFactors,
    ...closingFactors,
  ].map((part) => [part.table, part]),
)
