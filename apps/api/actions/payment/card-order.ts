import { brandOf } from '@milepost/domain/brands/brands'
import type { CardOrder } from '../../ports/cards'
import type { Attempt } from '../../ports/payments'

/** An attempt as its provider is told of it: ids, and how much. The same attempt is the same order, however often it is asked for. */
export function cardOrder({ id, tenant, reference, amount }: Attempt, saveCard: boolean): CardOrder {
  return {
    orderId: id,
    amount,
    description: `${brandOf(tenant).name} ${reference}`,
    metadata: { tenant, quote_reference: reference },
    saveCard,
    customerRef: undefined,
  }
}
