import { closingFactors } from './closing-factors'
import { driverFactors } from './driver-factors'
import type { DriverHeading, PolicyFactor, ReceiptGroup } from './factor'
import { policyFactors } from './policy-factors'

/** What a line of a price says of itself: to the pricing team, and on a customer's receipt. */
export type PartOfPrice = Pick<PolicyFactor, 'table' | 'name' | 'title' | 'says'> & {
  group: ReceiptGroup
  /** For what is rated of a driver: the heading where it is another driver's. */
  heading?: DriverHeading
}

/** The two tables that are in pounds and for each journey. */
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
