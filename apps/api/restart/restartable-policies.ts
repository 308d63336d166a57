import { restartableSince, restartableUntil } from '@milepost/domain/quote/cancellation'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Clock } from '../platform/ports'
import type { RestartStore } from './ports'

export type RestartablePolicy = { policyNumber: string; cancelledAt: Date; restartableUntil: Date }

/** The cancelled policies of a brand that may be restarted: numbers and dates, nothing about their holders (D-219, D-224). */
export async function restartablePolicies(
  { tenant, ignoreOlderThan }: { tenant: BrandCode; ignoreOlderThan: Date },
  { restarts, clock }: { restarts: Pick<RestartStore, 'restartablePolicies'>; clock: Clock },
): Promise<readonly RestartablePolicy[]> {
  const earliest = restartableSince(clock())
  const since = ignoreOlderThan > earliest ? ignoreOlderThan : earliest
  const found = await restarts.restartablePolicies(tenant, since)
  return found
    .map(({ policyNumber, cancelledAt }) => ({
      policyNumber,
      cancelledAt,
      restartableUntil: restartableUntil(cancelledAt),
    }))
    .filter((policy) => policy.restartableUntil > clock())
}
