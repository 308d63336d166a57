import type { Promises } from '@milepost/domain/promise/customer-promise'
import { type RenewalCourse, renewalCourse } from '@milepost/domain/promise/renewal-course'
import { londonDate } from '@milepost/domain/values/london-time'
import type { Renewal, RenewalPorts } from './ports.ts'

type Ports = Pick<RenewalPorts, 'clock'> & { policies: Pick<RenewalPorts['policies'], 'promisesOf'> }

export type PromisedCourse = { course: RenewalCourse; promises: Promises }

/** What was promised about an automatic renewal, and what that allows and requires now (D-276, D-278). */
export async function courseOf(renewal: Renewal, ports: Ports): Promise<PromisedCourse> {
  const { tenant, fromPolicy: policyNumber } = renewal
  const promises = await ports.policies.promisesOf({ tenant, policyNumber })
  return { course: courseAfter(renewal, promises, ports.clock()), promises }
}

/** The same for a renewal whose promises are known. */
export function courseAfter(renewal: Renewal, promises: Promises, now: Date): RenewalCourse {
  const { lastDay, state, because, refusals, movedAt, askedAt } = renewal
  // A card that cannot be charged at all counts as refused.
  const isUnchargeable = state === 'failed' && because !== undefined
  return renewalCourse(
    {
      lastDay,
      promises,
      refusals: isUnchargeable ? Math.max(refusals, 1) : refusals,
      refusedOn: state === 'failed' ? londonDate(movedAt) : undefined,
      isAnswered: askedAt !== undefined,
    },
    now,
  )
}
