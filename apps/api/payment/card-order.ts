import { cardStatements, firmOf } from '@milepost/brands/brands'
import type { Attempt } from './ports'
import type { CardOrder } from './provider-ports'

/** An attempt as its provider is told of it: ids, and how much. The same attempt is the same order, however often it is asked for. */
export function cardOrder(attempt: Attempt, saveCard: boolean): CardOrder {
  const { id, tenant, reference, amount, wanted } = attempt
  const { name } = firmOf(tenant)
  return {
    orderId: id,
    brand: tenant,
    statement: cardStatements[tenant],
    amount,
    description: `${name} ${reference}`,
    metadata: { tenant, quote_reference: reference },
    saveCard,
    payer: wanted?.billing,
    customerRef: undefined,
  }
}
