import { heldCoverLines } from '@milepost/domain/payment/held-cover'
import type { RenewalCourse } from '@milepost/domain/promise/renewal-course'
import { daysBetween } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { add, subtract } from '@milepost/domain/values/pence'
import { purchasedOption } from '../purchase/attempt/purchased-offer.ts'
import type { HeldCost, Renewal, RenewalPorts } from './ports.ts'

type Ports = {
  policies: Pick<RenewalPorts['policies'], 'findPolicy'>
  quotes: Pick<RenewalPorts['quotes'], 'findVersion'>
}

/** The days after the old policy on which its customer was covered without a payment (D-278). */
export async function heldCostOf(
  { tenant, fromPolicy: policyNumber, lastDay }: Renewal,
  { coverEnds }: Pick<RenewalCourse, 'coverEnds'>,
  { policies, quotes }: Ports,
): Promise<HeldCost | undefined> {
  const policy = await policies.findPolicy({ tenant, policyNumber })
  const version = policy && (await quotes.findVersion(policy, policy.quoteVersion))
  const paid = version && purchasedOption(version, policy)
  if (!policy || !paid) return undefined
  const ofDays = daysBetween(londonDate(policy.coverStart), lastDay) + 1
  const days = daysBetween(lastDay, coverEnds)
  const { ipt, fee } = paid
  const premium = subtract(policy.dueNow, add(ipt, fee))
  return { attemptId: policy.attemptId, lines: heldCoverLines({ premium, ipt }, { days, ofDays }) }
}
