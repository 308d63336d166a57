import { createHash } from 'node:crypto'
import type { Clock, Failed } from '../platform/ports.ts'
import { MOST_DRAWS } from '../quote/new-quotes.ts'
import type { RatesOn } from '../quote/ports.ts'
import { makeSiteQuote, type SiteRequest } from './make-site-quote.ts'
import type { SiteQuoteStore, SiteRequestKey, StoredAnswer } from './ports.ts'
import { readSiteRisk, type Unreadable } from './read-site-risk.ts'
import type { SiteAnswer } from './site-answer.ts'
import type { SiteVehiclePorts } from './site-vehicle.ts'

export type SitePorts = SiteVehiclePorts & {
  siteQuotes: SiteQuoteStore
  ratesOn: RatesOn
  clock: Clock
}

export type SitePriced =
  | { kind: 'answered'; answer: SiteAnswer }
  /** The key was used for another risk. */
  | { kind: 'conflict' }
  | Unreadable
  | Failed

/**
 * Prices the risk of a comparison site like any customer's, stores the quote for the visitor who may follow the link, and replies
 * to the site. A repeat with the same key gets the same reply and makes nothing.
 */
export async function priceSiteRisk(request: SiteRequest, ports: SitePorts): Promise<SitePriced> {
  const { site, tenant, journey, risk } = request
  const key: SiteRequestKey = { site, tenant, keyHash: hashOf(request.idempotencyKey) }
  const requestHash = hashOf(JSON.stringify({ journey, risk }))
  const stored = await ports.siteQuotes.findAnswer(key)
  if (stored) return answeredBefore(stored, requestHash)

  const now = ports.clock()
  const read = await readSiteRisk(risk, { journey, now }, ports)
  if (read.kind !== 'read') return read
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const { answer, ...made } = makeSiteQuote(request, read, now, ports)
    const outcome = await ports.siteQuotes.saveSiteQuote({
      key,
      ...made,
      answer: { requestHash, answer },
    })
    if (outcome === 'kept') return { kind: 'answered', answer }
    if (outcome === 'key-taken') {
      const first = await ports.siteQuotes.findAnswer(key)
      if (first) return answeredBefore(first, requestHash)
    }
  }
  throw new Error('No reference was free')
}

function answeredBefore({ requestHash, answer }: StoredAnswer, asked: Uint8Array): SitePriced {
  if (Buffer.compare(requestHash, asked) !== 0) return { kind: 'conflict' }
  if (answer === undefined) throw new Error('An answer was encrypted with a key that is gone')
  // We encrypted it as it was sent, so no one else can have written it.
  return { kind: 'answered', answer: answer as SiteAnswer }
}

function hashOf(text: string): Uint8Array {
  return createHash('sha256').update(text, 'utf8').digest()
}
