import { coverEndsAt } from '@milepost/domain/policy/policy-state'
import { londonDate } from '@milepost/domain/values/london-time'
import type { PolicyKey } from '../platform/jobs/ports.ts'
import type { PaymentPorts } from '../purchase/attempt/ports.ts'
import { vehicleOf } from '../purchase/emails/rows-of-emails.ts'
import { type EmailPorts, sendOnceTo } from '../purchase/emails/send-to-buyer.ts'
import type { CheckActPorts } from '../purchase/policy/check-act.ts'
import { policyAt } from '../purchase/take-up/after-purchase.ts'
import { unannouncedChargeEmail } from './unannounced-charge-email.ts'

/**
 * Tells a customer of a renewal that was charged without its notice. False when it could not be sent and must be retried. The
 * policy's history says that they know (DSK-517).
 */
export async function sendUnannouncedChargeEmail(
  key: PolicyKey,
  ports: PaymentPorts & CheckActPorts & Pick<EmailPorts, 'sendEmail'>,
): Promise<boolean> {
  const { policy, quote } = await policyAt(key, ports)
  const { answers } = quote.current
  const facts = await ports.cancellations.factsOf(key)
  const words = unannouncedChargeEmail({
    journey: policy.journey,
    firstName: answers.proposerDetails.firstName ?? '',
    policyNumber: policy.policyNumber,
    registration: vehicleOf(answers).registration,
    amount: policy.dueNow,
    chargedOn: londonDate(policy.issuedAt),
    isCovered: facts !== undefined && coverEndsAt(facts) > ports.clock(),
  })
  const email = { tenant: key.tenant, to: policy.contact.email, words }
  if (!(await sendOnceTo(policy.policyNumber, 'renewal-told-afterwards', email, ports))) return false
  await ports.policies.addEvent(key, 'renewal-told-afterwards', ports.clock())
  return true
}
