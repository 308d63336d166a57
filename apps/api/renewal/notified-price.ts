import { randomUUID } from 'node:crypto'
import { addDays } from '@milepost/domain/values/local-date'
import { type OpenQuote, offerUnderId } from '../quote/open-quote.ts'
import type { Renewal, RenewalPorts } from './ports.ts'

type Quotes = Pick<RenewalPorts, 'quotes'>

/**
 * The quote at the price its customer was last notified of: only that one is charged (D-225). The customer may open the quote from
 * an email and look at other prices. Until they buy at one, or are notified of one, the renewal is unchanged.
 */
export async function notifiedPrice(
  { notifiedVersion = 1 }: Renewal,
  quote: OpenQuote,
  { quotes }: Quotes,
): Promise<OpenQuote> {
  if (quote.current.version === notifiedVersion) return quote
  const notified = await quotes.findVersion(quote, notifiedVersion)
  if (notified?.assessment.kind !== 'offered') throw new TypeError('A price was told and is not there')
  return { ...quote, current: { ...notified, assessment: notified.assessment } }
}

/** The price in the next email: the quote as it is now with the customer's changes, if it is still for the same days. */
export async function nextNotifiedPrice(
  renewal: Renewal,
  quote: OpenQuote,
  ports: Quotes,
): Promise<OpenQuote> {
  const { start } = quote.current.risk.cover
  return start.date === addDays(renewal.lastDay, 1) ? quote : notifiedPrice(renewal, quote, ports)
}

/** Sets the quote back to the notified price, so that it is bought at that price. None when it is being changed or paid for. */
export async function quoteAtNotifiedPrice(
  renewal: Renewal,
  quote: OpenQuote,
  now: Date,
  ports: Quotes,
): Promise<OpenQuote | undefined> {
  const notified = await notifiedPrice(renewal, quote, ports)
  const { tenant, reference, current } = quote
  if (notified.current.version === current.version) return quote
  const { version: _, ...before } = notified.current
  const outcomeId = randomUUID()
  const assessment = offerUnderId(before.assessment, outcomeId)
  const next = { ...before, outcomeId, assessment, cause: 'before-buying', pricedAt: now } as const
  const added = await ports.quotes.addVersions([
    { tenant, reference, after: current.version, status: 'priced', next },
  ])
  return added === 'added' ? { ...quote, current: { ...next, version: current.version + 1 } } : undefined
}
