import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { Actor } from '../platform/audit/ports'
import type { PolicyKey } from '../platform/jobs/ports'
import type { Cancellation } from '../policy/ports'
import type { NewQuote, QuoteContact, QuoteKey } from '../quote/ports'

/** The quote that would restart a cancelled policy, ready to be paid: its customer is reached as the policy said. */
export type NewRestart = PolicyKey & { quote: NewQuote; contact: QuoteContact }

/** What has become of restarting a policy: a quote waits to be bought, or was. */
export type RestartState = { kind: 'open'; reference: string } | { kind: 'restarted' }

/** What is recorded of a restart, each once (RST-10). */
export type RestartMoment = 'viewed' | 'checked' | 'taken-up'

/** How far a restart has come. */
export type Restart = PolicyKey & {
  journey: JourneyId
  createdAt: Date
  viewedAt: Date | undefined
  checkedAt: Date | undefined
  takenUpAt: Date | undefined
}

export type RestartStore = {
  /** Cancelled since then for a reason that may be forgiven, and not restarted yet; the newest first (D-224). */
  restartablePolicies(tenant: BrandCode, since: Date): Promise<readonly Cancellation[]>
  findRestartState(key: PolicyKey, now: Date): Promise<RestartState | undefined>
  /** All or none. Of many who try at once for one policy, one makes its quote and the others are told of that. */
  createRestart(
    restart: NewRestart,
    now: Date,
    by: Actor,
  ): Promise<'created' | 'reference-taken' | RestartState>
  findRestart(key: QuoteKey): Promise<Restart | undefined>
  /** The first time stands. Of a quote that restarts nothing, nothing is recorded. */
  recordMoment(key: QuoteKey, moment: RestartMoment, now: Date): Promise<void>
}
