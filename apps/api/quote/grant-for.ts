import { GRANT_HOURS } from '@milepost/domain/quote/validity'
import { sessionHash } from '../platform/session/session-hash'
import type { Grant, GrantedBy } from './ports'

const HOUR = 60 * 60 * 1000

/** A browser that makes or unlocks a quote may touch it from now on (D-250). */
export function grantFor(session: string, now: Date, how: GrantedBy): Grant {
  const until = new Date(now.getTime() + GRANT_HOURS * HOUR)
  return { sessionHash: sessionHash(session), until, madeAt: now, how }
}
