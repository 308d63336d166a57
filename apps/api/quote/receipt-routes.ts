import { getPriceReceipt } from '@milepost/contract/calls/quote/get-price-receipt'
import type { priceChange } from '@milepost/contract/entities/price-receipt'
import { toPounds } from '@milepost/domain/values/pence'
import type * as z from 'zod/mini'
import { answer, type Route, route } from '../platform/http/route'
import { scopeOf } from '../platform/http/tenancy'
import { type ExplainPorts, explainPrice, type PriceChanges } from './explain-price'
import { quoteRefusal } from './refusals'

/** Why a quote costs what it costs. */
export function receiptRoutes(ports: ExplainPorts): readonly Route[] {
  return [
    route(
      getPriceReceipt,
      async ({ query, tenancy }, { session }) => {
        const asked = { ...scopeOf(tenancy), reference: query.QuoteReference, session }
        const outcome = await explainPrice(asked, ports)
        if (outcome.kind !== 'explained') return quoteRefusal(outcome, ({ field }) => field)
        const { lines, unmoved, basedOn, total } = outcome.receipt
        return answer(200, {
          lines: lines.map(({ kind, group, title, words, amount }) => ({
            kind,
            group,
            title,
            words,
            amount: toPounds(amount),
          })),
          unmoved,
          ...(basedOn !== undefined && { basedOn }),
          total: toPounds(total),
          ...(outcome.changes && { change: changeOnTheWire(outcome.changes) }),
        })
      },
      { limit: 'preview' },
    ),
  ]
}

export function changeOnTheWire({ before, after, changes }: PriceChanges): z.output<typeof priceChange> {
  return {
    before: toPounds(before),
    after: toPounds(after),
    causes: changes.map(({ title, words, amount }) => ({ title, words, amount: toPounds(amount) })),
  }
}
