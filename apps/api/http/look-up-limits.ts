import type { FastifyRequest } from 'fastify'
import type { Rate } from '../config-reader'
import { ipKey } from './ip-key'
import { rateLimiter } from './rate-limiter'
import { sessionOf } from './session'

/** The calls that cost money or tempt scrapers and guessers (safety T2, T21). */
type Rated =
  | 'vehicle'
  | 'address'
  | 'draft'
  | 'save'
  | 'retrieval'
  | 'pricing'
  | 'preview'
  | 'document'
  | 'bank'
  | 'intent'

export type LookUpRates = { readonly [name in Rated]: { session: Rate; ip: Rate; quote?: Rate } }

/** A card given as a nonce is a card tried out, whether it was prepared or not: as many as may be prepared (F15). */
export type LookUp = Rated | 'nonce'

export type Limited = { by: 'session' | 'ip' | 'quote'; retryAfterSeconds: number }

/** Counts one call, or says which limit is reached. Independent buckets: a shared network does not empty a session's. */
export type LookUpLimits = (
  name: LookUp,
  tenant: string,
  request: FastifyRequest,
  quote?: string,
) => Limited | undefined

/** For a call that has no limit for each quote. */
const unlimited: Rate = { count: 1_000_000, perSeconds: 1 }

export function lookUpLimits(rates: LookUpRates, now: () => number): LookUpLimits {
  const limiters = (name: Rated) => ({
    session: rateLimiter(rates[name].session, now),
    ip: rateLimiter(rates[name].ip, now),
    quote: rateLimiter(rates[name].quote ?? unlimited, now),
  })
  const byName = {
    vehicle: limiters('vehicle'),
    address: limiters('address'),
    draft: limiters('draft'),
    save: limiters('save'),
    retrieval: limiters('retrieval'),
    pricing: limiters('pricing'),
    preview: limiters('preview'),
    document: limiters('document'),
    bank: limiters('bank'),
    intent: limiters('intent'),
    nonce: limiters('intent'),
  }

  return (name, tenant, request, quote) => {
    const session = sessionOf(request)
    const buckets = [
      ...(session === undefined ? [] : [{ by: 'session' as const, key: `${tenant} ${session}` }]),
      { by: 'ip' as const, key: `${tenant} ${ipKey(request.ip)}` },
      ...(quote === undefined ? [] : [{ by: 'quote' as const, key: `${tenant} ${quote}` }]),
    ]
    for (const { by, key } of buckets) {
      const retryAfterSeconds = byName[name][by].waitSeconds(key)
      if (retryAfterSeconds > 0) return { by, retryAfterSeconds }
    }
    for (const { by, key } of buckets) byName[name][by].take(key)
    return undefined
  }
}
