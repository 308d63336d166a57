import { changesBetween, type PriceChanges } from '@milepost/pricing/receipt/changes'
import { pricedOf } from '@milepost/pricing/receipt/priced'
import { type Receipt, receiptOf } from '@milepost/pricing/receipt/receipt'
import type { Clock } from '../platform/ports'
import type { NotFound } from '../platform/provider-ports'
import { type Closed, openQuote, type QuoteAsked } from './open-quote'
import type { QuoteStore } from './ports'

export type { PriceChanges }

export type ExplainPorts = { quotes: Pick<QuoteStore, 'findGranted' | 'findVersion'>; clock: Clock }

export type Explained =
  | { kind: 'explained'; receipt: Receipt; changes: PriceChanges | undefined }
  | NotFound
  | Closed

/** Why a price is what it is, read from what was stored with it; and what changed since the one before (D-139). */
export async function explainPrice(asked: QuoteAsked, ports: ExplainPorts): Promise<Explained> {
  const opened = await openQuote(asked, ports)
  if (opened.kind !== 'open') return opened
  const { current } = opened.quote
  const priced = pricedOf(current)
  if (priced === undefined) return { kind: 'not-found' }
  const before = current.version > 1 ? await ports.quotes.findVersion(asked, current.version - 1) : undefined
  const pricedBefore = before && pricedOf(before)
  return {
    kind: 'explained',
    receipt: receiptOf(priced),
    changes: pricedBefore && changesBetween(pricedBefore, priced),
  }
}
