import { REFUND_WORKING_DAYS } from '@milepost/domain/payment/refund-states'
import { addWorkingDays } from '@milepost/domain/payment/working-days'
import { londonDate } from '@milepost/domain/values/london-time'
import type { RefundKey, RefundMoment } from '../../platform/jobs/ports.ts'
import type { PaymentPorts } from '../attempt/ports.ts'
import type { Refund, RefundStore } from '../refund/refund-ports.ts'
import { policyAt } from '../take-up/after-purchase.ts'
import { refundEmail } from './refund-email.ts'
import { vehicleOf } from './rows-of-emails.ts'
import { type EmailPorts, sendOnceTo } from './send-to-buyer.ts'

type Ports = PaymentPorts & Pick<EmailPorts, 'sendEmail'> & { refunds: RefundStore }

/** Tells the customer what happened to a refund. False when it could not be sent and must be retried (DSK-515). */
export async function sendRefundEmail(
  { moment, ...key }: RefundKey & { moment: RefundMoment },
  ports: Ports,
): Promise<boolean> {
  const refund = await ports.refunds.findRefund(key)
  if (refund === undefined) throw new Error('There is no such refund')
  // The email may be late: it says nothing that the next one has overtaken.
  if (moment === 'started' && refund.state !== 'ready') return true
  if (moment === 'failed' && refund.state !== 'failed') return true
  const { policy, quote } = await policyAt(key, ports)
  const corrects = refund.corrects
  const replaced =
    corrects === undefined ? undefined : await ports.refunds.findRefund({ ...key, number: corrects })
  const words = refundEmail({
    journey: policy.journey,
    firstName: quote.current.answers.proposerDetails.firstName ?? '',
    policyNumber: policy.policyNumber,
    registration: vehicleOf(quote.current.answers).registration,
    moment,
    reason: refund.reason,
    way: refund.way,
    amount: refund.amount,
    corrected: replaced?.amount,
    lastFour: await lastFourOf(refund, ports),
    by: addWorkingDays(londonDate(refund.movedAt), REFUND_WORKING_DAYS),
  })
  const email = { tenant: key.tenant, to: policy.contact.email, words }
  return sendOnceTo(policy.policyNumber, templateOf(refund, moment), email, ports)
}

/** A refund fails anew each time it is tried again, and the customer is told of each. */
const templateOf = ({ number, movedAt }: Refund, moment: RefundMoment) =>
  moment === 'failed' ? `refund-${number}-failed-${movedAt.toISOString()}` : `refund-${number}-${moment}`

/** Of the card that paid; undefined if its provider cannot say so now, which the email does not wait for. */
async function lastFourOf({ attemptId }: Refund, { payments, cards }: Ports): Promise<string | undefined> {
  const attempt = await payments.findAttempt(attemptId)
  const provider = attempt?.provider && cards.byName(attempt.provider)
  if (!provider || attempt?.providerRef === undefined) return undefined
  const found = await provider.find(attempt.providerRef)
  return found.kind === 'found' ? found.value.paidWith?.lastFour : undefined
}
