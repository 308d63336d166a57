import { isRestartable, restartableUntil } from '@milepost/domain/quote/cancellation'
import type { Clock } from '../platform/ports.ts'
import type { CancellationStore, PolicyStore } from '../purchase/policy/ports.ts'
import type { Closed } from '../quote/open-quote.ts'
import type { StoredQuote } from '../quote/ports.ts'
import type { RestartStore } from './ports.ts'

/** Until when the policy of a purchased quote can be restarted, and the quote for it, if the back office has created one. */
export type RestartOffered = { until: Date; reference: string | undefined }

/** Only these prevent a quote from being shown to its owner; a declined or referred one is shown as such. */
export type NotShown = Closed & { reason: 'locked' | 'expired' | 'taken-up'; restart?: RestartOffered }

export type RestartOfferedPorts = {
  policies: Pick<PolicyStore, 'findByQuote'>
  cancellations: Pick<CancellationStore, 'findCancellation'>
  restarts: Pick<RestartStore, 'findRestartState'>
  clock: Clock
}

/**
 * Why a quote is not shown, for its owner. If its policy was cancelled and can be restarted, the reply includes that, so that the page
 * shows more than that the documents were sent (D-224).
 */
export async function withRestart(
  closed: NotShown,
  quote: StoredQuote,
  ports: RestartOfferedPorts,
): Promise<NotShown> {
  const restart = closed.reason === 'taken-up' ? await restartOffered(quote, ports) : undefined
  return { ...closed, ...(restart && { restart }) }
}

async function restartOffered(
  { tenant, reference, pairedReference }: StoredQuote,
  { policies, cancellations, restarts, clock }: RestartOfferedPorts,
): Promise<RestartOffered | undefined> {
  const now = clock()
  const paired = pairedReference === undefined ? undefined : { tenant, reference: pairedReference }
  const policy =
    (await policies.findByQuote({ tenant, reference })) ?? (paired && (await policies.findByQuote(paired)))
  const cancellation = policy && (await cancellations.findCancellation(policy))
  // Impound cover has no thirty-day term to restart with.
  if (!cancellation || policy.term === 'impound' || !isRestartable(cancellation, now)) return undefined
  const existing = await restarts.findRestartState(policy, now)
  if (existing?.kind === 'restarted') return undefined
  return { until: restartableUntil(cancellation.cancelledAt), reference: existing?.reference }
}
