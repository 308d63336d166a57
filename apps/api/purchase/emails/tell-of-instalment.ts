import { arrearsOn } from '@milepost/domain/ending/loan-ending'
import { coverEndsAt } from '@milepost/domain/policy/policy-state'
import { londonDate } from '@milepost/domain/values/london-time'
import { pence } from '@milepost/domain/values/pence'
import type { LenderEventKey, PolicyKey } from '../../platform/jobs/ports.ts'
import type { PaymentPorts } from '../attempt/ports.ts'
import { loanOf } from '../loan/loan-of.ts'
import type { LenderEventStore } from '../loan/loan-ports.ts'
import type { CheckActPorts } from '../policy/check-act.ts'
import { policyAt } from '../take-up/after-purchase.ts'
import { purchasedPolicy } from '../take-up/get-purchase.ts'
import {
  instalmentCollectedEmail,
  instalmentCorrectedEmail,
  instalmentMissedEmail,
} from './instalment-emails.ts'
import { vehicleOf } from './rows-of-emails.ts'
import { type EmailPorts, sendOnceTo } from './send-to-buyer.ts'

type Ports = PaymentPorts &
  CheckActPorts &
  Pick<EmailPorts, 'sendEmail'> & { lenderEvents: Pick<LenderEventStore, 'allLenderEventsOf'> }

/**
 * Tells the customer what finance recorded of an instalment. What was corrected before it was told is never told; what was told and is
 * wrong is put right (DSK-520). False when it must be tried again (F21).
 */
export async function sendLenderEventEmail(
  { number, ...key }: LenderEventKey,
  ports: Ports,
): Promise<boolean> {
  const all = await ports.lenderEvents.allLenderEventsOf(key)
  const event = all.find((each) => each.number === number)
  if (event === undefined) throw new Error('There is no such event of a loan')
  const now = ports.clock()
  const template = `lender-event-${number}`
  const subject = `${key.tenant}:${key.policyNumber}`
  if (event.replacedAt && !(await ports.policies.wasEmailed(subject, template, now))) return true
  const { policy, quote } = await policyAt(key, ports)
  const { paymentOption } = await purchasedPolicy(policy, ports)
  const { answers } = quote.current
  const today = londonDate(now)
  const counting = all.filter(({ replacedAt }) => replacedAt === undefined)
  const loan = await loanOf(policy, paymentOption, {
    ...ports,
    // Arrears do not depend on when the documents were received.
    cancelRefunds: { documentsSentAt: async () => undefined },
    lenderEvents: { lenderEventsOf: async () => counting },
  })
  const details = {
    journey: policy.journey,
    firstName: answers.proposerDetails.firstName ?? '',
    policyNumber: policy.policyNumber,
    registration: vehicleOf(answers).registration,
    on: event.on,
    amount: event.amount,
    arrears: loan ? arrearsOn(loan, today) : pence(0),
    coverEnds: await coverEndsOf(key, ports),
  }
  const wasMissed = event.kind === 'missed'
  const words = event.replacedAt
    ? instalmentCorrectedEmail({ ...details, wasMissed })
    : wasMissed
      ? instalmentMissedEmail(details)
      : instalmentCollectedEmail(details)
  return sendOnceTo(
    policy.policyNumber,
    event.replacedAt ? `${template}-corrected` : template,
    { tenant: key.tenant, to: policy.contact.email, words },
    ports,
  )
}

/** Of cover that has ended, or that a notice will end: the last instalment may be missed on a day when the policy is over. */
export async function coverEndsOf(key: PolicyKey, { cancellations, clock }: CheckActPorts) {
  const facts = await cancellations.factsOf(key)
  if (facts === undefined) throw new TypeError('A loan without its policy')
  const at = coverEndsAt(facts)
  const isOver = at <= clock()
  return isOver || facts.cancelledFrom ? { at, isOver } : undefined
}
