import { hash } from 'node:crypto'
import type { RequestLimit } from '@milepost/contract/call'
import type { FastifyRequest } from 'fastify'
import type { Rate } from '../config/reader.ts'
import { sessionOf } from '../session/session.ts'
import { ipKey } from './ip-key.ts'
import { priceOf, type RateLimiter, rateLimiter } from './rate-limiter.ts'
import type { LimitBucket, SharedLimits } from './request-limit-ports.ts'

/** The rate limits of calls, and of browsers' reports. */
type Rated = Exclude<RequestLimit, 'nonce'> | 'report'

/**
 * `ip` counts one network over all brands and `all` counts every caller, so neither another brand's header nor a new session
 * multiplies them.
 */
type Rates = { session?: Rate; ip: Rate; quote?: Rate; all?: Rate }

export type LookUpRates = { readonly [name in Rated]: Rates }

/**
 * A card sent as a nonce is a card being tested, whether or not a payment was prepared: it has the same limit as preparing one
 * (F15).
 */
export type LookUp = Rated | 'nonce'

const countedBy = ['session', 'ip', 'quote', 'all'] as const
type CountedBy = (typeof countedBy)[number]

export type Limited = { kind: 'limited'; by: CountedBy; retryAfterSeconds: number }
/** Call giveBackQuote if the quote is not the caller's: a stranger must not use up its owner's allowance (D-248). */
export type Allowed = { kind: 'allowed'; giveBackQuote: () => void }

/** Counts one call, or returns the limit that is reached. A refused call takes nothing from the other limits. */
export type LookUpLimits = (
  name: LookUp,
  request: FastifyRequest,
  more?: { quote?: string | undefined; tokens?: number },
) => Promise<Limited | Allowed>

export type LimitStore = {
  shared: SharedLimits
  /** Called with the reason when the shared limits are unavailable. */
  failed: (error: unknown) => void
  patienceMs?: number
}

/**
 * Limits that stay in this process. Paying never waits for the limit store (F26), and what costs next to nothing is not worth a
 * statement.
 */
const inProcess: readonly LookUp[] = ['intent', 'nonce', 'preview', 'document', 'visit']

/** How long a request waits for the shared limits, and how long they are not used after a failure. */
const PATIENCE_MS = 500
const REST_MS = 5_000

export function lookUpLimits(rates: LookUpRates, now: () => number, store?: LimitStore): LookUpLimits {
  const limiters = new Map<string, RateLimiter>()
  const limiterOf = (id: string, rate: Rate) => {
    const limiter = limiters.get(id) ?? rateLimiter(rate, now)
    limiters.set(id, limiter)
    return limiter
  }
  const ask = store && askedInTime(store, now)

  return async (name, request, { quote, tokens = 1 } = {}) => {
    const of = name === 'nonce' ? 'intent' : name
    const network = ipKey(request.ip)
    // Pages set the session cookie, so a browser has one. Callers without one share a single allowance per network.
    const keys = { session: sessionOf(request) ?? `none ${network}`, ip: network, quote, all: 'all' }
    const buckets: Bucket[] = []
    for (const by of countedBy) {
      const rate = rates[of][by]
      const key = keys[by]
      if (rate === undefined || key === undefined) continue
      const id = `${name} ${by}`
      buckets.push({ by, id, key, rate, limiter: limiterOf(id, rate) })
    }
    const stored = ({ by, id, key, rate }: Bucket): LimitBucket => ({
      keyHash: hash('sha256', `${id} ${key}`, 'buffer'),
      rank: countedBy.indexOf(by),
      ...priceOf(rate, tokens),
    })
    const refund = (some: readonly Bucket[], alsoShared: boolean) => {
      for (const { limiter, key } of some) limiter.refund(key, tokens)
      if (alsoShared) store?.shared.refund(some.map(stored)).catch(store.failed)
    }

    for (const { by, key, limiter } of buckets) {
      const retryAfterSeconds = limiter.waitSeconds(key, tokens)
      if (retryAfterSeconds > 0) return { kind: 'limited', by, retryAfterSeconds }
    }
    for (const { key, limiter } of buckets) limiter.take(key, tokens)

    const verdict = ask && !inProcess.includes(name) ? await ask(buckets.map(stored)) : undefined
    const refusing = verdict?.kind === 'refused' ? buckets[verdict.at] : undefined
    if (verdict?.kind === 'refused' && refusing !== undefined) {
      refund(buckets.slice(verdict.at), false)
      refund(buckets.slice(0, verdict.at), true)
      // So that this process need not ask again before then.
      refusing.limiter.waitAtLeast(refusing.key, verdict.waitMs, tokens)
      return { kind: 'limited', by: refusing.by, retryAfterSeconds: Math.ceil(verdict.waitMs / 1000) }
    }
    const ofQuote = buckets.filter(({ by }) => by === 'quote')
    return { kind: 'allowed', giveBackQuote: () => refund(ofQuote, verdict !== undefined) }
  }
}

/** What one request counts against. */
type Bucket = { by: CountedBy; id: string; key: string; rate: Rate; limiter: RateLimiter }

/** Undefined if the store is slow or unavailable: this process's own limits have already counted the call (F26). */
function askedInTime({ shared, failed, patienceMs = PATIENCE_MS }: LimitStore, now: () => number) {
  let restUntil = 0
  return async (buckets: readonly LimitBucket[]) => {
    if (performance.now() < restUntil) return undefined
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The shared limits took too long')), patienceMs)
    })
    try {
      return await Promise.race([shared.take(buckets, new Date(now())), late])
    } catch (error) {
      // If many wait simultaneously, only the first failure is reported.
      if (performance.now() >= restUntil) failed(error)
      restUntil = performance.now() + REST_MS
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }
}
