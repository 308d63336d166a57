import type { Term } from '@milepost/domain/quote/underwritten-option'
import { NOTICE_DAYS, renewalLead, whyNotByItself } from '@milepost/domain/renewal/automatic-renewal'
import { firstWordOn, LATE_DAYS } from '@milepost/domain/renewal/renewal-days'
import { addDays } from '@milepost/domain/values/local-date'
import { endOfLondonDay, londonDate } from '@milepost/domain/values/london-time'
import type { PolicyKey } from '../platform/jobs/ports.ts'
import { isAllowed } from '../purchase/policy/check-act.ts'
import { chargeRenewal } from './charge-renewal.ts'
import { completeRenewal, endRenewal } from './complete-renewal.ts'
import { notifyRenewal } from './notify-renewal.ts'
import type { Renewal, RenewalPorts, RenewalTask } from './ports.ts'
import { atItsEnd, type RenewingPolicy, renewingPolicy } from './renewing-policy.ts'

type Step = readonly [RenewalTask, (renewal: Renewal, ports: RenewalPorts) => Promise<void>]

/** Bad news comes last, so that it is sent in the run that found it. */
const steps: readonly Step[] = [
  ['to-complete', completeRenewal],
  ['to-tell', notifyRenewal],
  ['to-charge', chargeRenewal],
  ['to-end', endRenewal],
  ['to-tell', notifyRenewal],
]

/**
 * Does what is due for policies that end, by the date in London. Any number of processes may run it simultaneously, and runs may be
 * missed for days: missed work is done later while there is time, and nothing is charged twice (F29).
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

const DAY = 24 * 60 * 60 * 1000
const terms: readonly Term[] = ['annual', 'thirty-day', 'impound']

/** Stores what follows each policy near its end, once. Nothing is charged and no email sent before that (F29). */
async function openRenewals(ports: RenewalPorts, tried: Tried): Promise<void> {
  const now = ports.clock()
  const after = new Date(now.getTime() - LATE_DAYS * DAY)
  for (const term of terms) {
    const days = Math.max(renewalLead[term].days, NOTICE_DAYS)
    const before = endOfLondonDay(addDays(londonDate(now), days))
    for (const key of await ports.renewals.endingPolicies({ term, after, before }))
      await tried(() => open(key, now, ports))
  }
}

/** Collects errors: one period that fails must not stop the others. */
export type Tried = (work: () => Promise<void>) => Promise<void>

async function open(key: PolicyKey, now: Date, ports: RenewalPorts): Promise<void> {
  const ending = await renewingPolicy(key, ports)
  const { policy, firstPolicy, period } = ending
  const lastDay = londonDate(policy.coverEnd)
  const planned = await planFor(ending, ports)
  const wordOn = firstWordOn(policy.term, lastDay, planned.plan === 'by-itself')
  if (londonDate(now) < wordOn) return
  const isTooLate = policy.coverEnd <= now && planned.plan !== 'by-itself'
  const isNotNotified = planned.because === 'cancelled' || isTooLate
  await ports.renewals.openRenewal({
    tenant: key.tenant,
    firstPolicy,
    period: period + 1,
    fromPolicy: policy.policyNumber,
    lastDay,
    term: policy.term,
    ...planned,
    firstNotifiedAt: isNotNotified ? now : undefined,
    openedAt: now,
  })
}

/** Whether the card is charged, the customer invited, or only informed that cover ends. */
async function planFor(
  ending: RenewingPolicy,
  ports: RenewalPorts,
): Promise<Pick<Renewal, 'plan' | 'state' | 'because'>> {
  const { policy, firstPolicy } = ending
  if (!(await isAllowed('renew', policy, ports)))
    return { plan: 'none', state: 'stopped', because: 'cancelled' }
  const isStopped = await ports.renewals.isStopped({ tenant: policy.tenant, firstPolicy })
  const because = whyNotByItself(atItsEnd(ending)) ?? (isStopped ? 'stopped' : undefined)
  if (because === undefined) return { plan: 'by-itself', state: 'due', because: undefined }
  // Every customer is shown the price of a second year next to that of the first (ICOBS 6.5).
  if (policy.term === 'annual') return { plan: 'invitation', state: 'due', because }
  return { plan: 'none', state: 'stopped', because }
}
