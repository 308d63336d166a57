import { firmOf } from '@milepost/brands/brands'
import { parseEmail } from '@milepost/domain/values/email'
import { workKinds } from '@milepost/domain/work/kinds'
import type { SendEmail } from '../../platform/email/ports.ts'
import type { PaymentPorts } from '../attempt/ports.ts'
import { mandateStillRejectedEmail } from '../emails/mandate-rejected-email.ts'
import { vehicleOf } from '../emails/rows-of-emails.ts'
import { sendEmailOnce } from '../emails/send-email-once.ts'
import { type CheckActPorts, isAllowed } from '../policy/check-act.ts'
import type { RejectedMandates } from '../policy/ports.ts'
import { policyAt } from '../take-up/after-purchase.ts'

export type FollowPorts = PaymentPorts &
  CheckActPorts & { sendEmail: SendEmail; rejectedMandates: RejectedMandates }

const AT_ONCE = 500

/**
 * The second word to a customer whose bank rejected the direct debit: when the time for staff to solve it is over and the first email led
 * to nothing (F19). Sent once. Returns how many were sent.
 */
export async function followMandates(ports: FollowPorts): Promise<number> {
  const now = ports.clock()
  let sent = 0
  for (const { since, ...key } of await ports.rejectedMandates.unsolved(now, AT_ONCE)) {
    if (workKinds.mandate.due(since) > now) continue
    if (!(await isAllowed('tell-mandate', key, ports))) continue
    const { policy, quote } = await policyAt(key, ports)
    const to = parseEmail(policy.contact.email)
    if (!to.ok) continue
    const about = { subject: `${key.tenant}:${key.policyNumber}`, template: 'mandate-rejected-again' }
    if (await ports.policies.wasEmailed(about.subject, about.template, now)) continue
    const words = mandateStillRejectedEmail({
      journey: policy.journey,
      firstName: quote.current.answers.proposerDetails.firstName ?? '',
      policyNumber: policy.policyNumber,
      registration: vehicleOf(quote.current.answers).registration,
    })
    const email = { ...words, to: to.value, sender: firmOf(key.tenant) }
    if (await sendEmailOnce(email, about, ports)) sent += 1
  }
  return sent
}
