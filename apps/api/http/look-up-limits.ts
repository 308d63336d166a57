import type { FastifyRequest } from 'fastify'
import type { Rate } from '../config-reader'
import { ipKey } from './ip-key'
import { rateLimiter } from './rate-limiter'
import { sessionOf } from './session'

/** The look-ups that cost money or tempt scrapers and guessers (safety T2, T21). */
export type LookUp = 'vehicle' | 'address' | 'draft'

export type LookUpRates = { readonly [name in LookUp]: { session: Rate; ip: Rate } }

export type Limited = { by: 'session' | 'ip'; retryAfterSeconds: number }

/** Counts one look-up, or says which limit is reached. Two independent buckets: a shared network does not empty a session's. */
export type LookUpLimits = (name: LookUp, tenant: string, request: FastifyRequest) => Limited | undefined

export function lookUpLimits(rates: LookUpRates, now: () => number): LookUpLimits {
  const limiters = (name: LookUp) => ({
    session: rateLimiter(rates[name].session, now),
    ip: rateLimiter(rates[name].ip, now),
  })
  const byName = { vehicle: limiters('vehicle'), address: limiters('address'), draft: limiters('draft') }

  return (name, tenant, request) => {
    const session = sessionOf(request)
    const buckets = [
      ...(session === undefined ? [] : [{ by: 'session' as const, key: `${tenant} ${session}` }]),
      { by: 'ip' as const, key: `${tenant} ${ipKey(request.ip)}` },
    ]
    for (const { by, key } of buckets) {
      const retryAfterSeconds = byName[name][by].waitSeconds(key)
      if (retryAfterSeconds > 0) return { by, retryAfterSeconds }
    }
    for (const { by, key } of buckets) byName[name][by].take(key)
    return undefined
  }
}
