import { londonDate } from '@milepost/domain/values/london-time'
import type { RenewalPorts } from './all-ports'
import { chargeRenewal } from './charge-renewal'
import { endRenewal, settleRenewal } from './complete-renewal'
import { tellRenewal } from './notify-renewal'
import { openRenewals } from './open-renewals'
import type { Renewal, RenewalTask } from './ports'

type Step = readonly [RenewalTask, (renewal: Renewal, ports: RenewalPorts) => Promise<void>]

/** Bad news is the last thing done, so that it goes out in the run that found it. */
const steps: readonly Step[] = [
  ['to-tell', tellRenewal],
  ['to-settle', settleRenewal],
  ['to-charge', chargeRenewal],
  ['to-end', endRenewal],
  ['to-tell', tellRenewal],
]

/**
 * Does what is due about policies that end, by the day it is in London. Any number of processes may do it at once, and it may be
 * left undone for days: what was missed is made up for while there is still time, and nothing is ever charged twice (F29).
 */
export async function runRenewals(ports: RenewalPorts): Promise<void> {
  const problems: unknown[] = []
  const tried = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      problems.push(error)
    }
  }
  await openRenewals(ports, tried)
  for (const [task, does] of steps) {
    const now = ports.clock()
    for (const renewal of await ports.renewals.renewalsFor(task, { today: londonDate(now), now }))
      await tried(() => does(renewal, ports))
  }
  if (problems.length > 0) throw new AggregateError(problems)
}
