import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { Actor } from '../platform/audit/ports.ts'
import type { PolicyKey } from '../platform/jobs/ports.ts'
import type { Cancellation } from '../purchase/policy/ports.ts'
import type { NewQuote, QuoteContact, QuoteKey } from '../quote/ports.ts'

/** The quote that would restart a cancelled policy, ready to be paid, with the policy's contact details. */
export type NewRestart = PolicyKey & { quote: NewQuote; contact: QuoteContact }

/** The state of a restart: a quote waits to be purchased, or was purchased. */
export type RestartState = { kind: 'open'; reference: string } | { kind: 'restarted' }

/** What is recorded about a restart, each once (RST-10). */
export type RestartMoment = 'viewed' | 'checked' | 'taken-up'

/** The progress of a restart. */
export type Restart = PolicyKey & {
  journey: JourneyId
  createdAt: Date
  viewedAt: Date | undefined
  checkedAt: Date | undefined
  takenUpAt: Date | undefined
}

export type RestartStore = {
  /** Cancelled since then for a reason that allows a restart, and not restarted yet; the newest first (D-224). */
  restartablePolicies(
    tenant: BrandCode,
    since: Date,
  ): Promise<readonly Pick<Cancellation, 'policyNumber' | 'cancelledAt'>[]>
  findRestartState(key: PolicyKey, now: Date): Promise<RestartState | undefined>
  /** All or none. Of several simultaneous calls for one policy, one creates its quote and the others get that quote. */
  createRestart(
    restart: NewRestart,
    now: Date,
    by: Actor,
  ): Promise<'created' | 'reference-taken' | RestartState>
  findRestart(key: QuoteKey): Promise<Restart | undefined>
  /** Only the first time is recorded, and nothing for a quote that is not a restart. */
  recordMoment(key: QuoteKey, moment: RestartMoment, now: Date): Promise<void>
}
