import { randomUUID } from 'node:crypto'
import { addDays } from '@milepost/domain/values/local-date'
import { type OpenQuote, offerUnderId } from '../quote/open-quote'
import type { Renewal, RenewalPorts } from './ports'

type Quotes = Pick<RenewalPorts, 'quotes'>

/**
 * The quote at the price its customer was told of last: that one is charged, and no other (D-225). They may open it from an email and
 * look what another car would cost; until they buy that, or are told of it, nothing has changed.
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

/** The price the next email tells: as the quote is now, with what its customer has changed; but never of other days. */
export async function nextNotifiedPrice(
  renewal: Renewal,
  quote: OpenQuote,
  ports: Quotes,
): Promise<OpenQuote> {
  const { start } = quote.current.risk.cover
  return start.date === addDays(renewal.lastDay, 1) ? quote : notifiedPrice(renewal, quote, ports)
}

/** Has the quote stand at the price that was told, so that it is bought at that one. None when it is moved or paid at this moment. */
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
