import { OTHER_TAB_MINUTES } from '@milepost/domain/quote/time-limits'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Clock } from '../ports.ts'
import type { SessionStore } from './ports.ts'
import { sessionHash } from './session-hash.ts'

export type EndSessionRequest = {
  tenant: BrandCode
  session: string
  because: 'IDLE' | 'FINISHED'
  reference: string | undefined
}

export type SessionPorts = { sessions: SessionStore; clock: Clock }

/**
 * Ends the access that a browser holds (END-11, ASVS 7.4.1). One session serves all tabs: an idle tab does not end what another is still
 * using, and finishing one quote does not end another tab's.
 */
export async function endSession(
  { tenant, session, because, reference }: EndSessionRequest,
  { sessions, clock }: SessionPorts,
): Promise<void> {
  const now = clock()
  const held = sessionHash(session)
  if (because === 'IDLE')
    await sessions.endSession(held, {
      now,
      unusedSince: new Date(now.getTime() - OTHER_TAB_MINUTES * 60_000),
    })
  else if (reference !== undefined) await sessions.endQuote(held, { tenant, reference }, now)
}
