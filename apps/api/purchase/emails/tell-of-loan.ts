import { pence } from '@milepost/domain/values/pence'
import type { PaymentKey, PolicyKey } from '../../platform/jobs/ports.ts'
import type { PaymentPorts } from '../attempt/ports.ts'
import type { CustomerPaymentStore, LoanEndingStore } from '../loan/loan-ports.ts'
import type { CheckActPorts } from '../policy/check-act.ts'
import type { DocumentedPolicy } from '../policy/ports.ts'
import type { RefundStore } from '../refund/refund-ports.ts'
import { policyAt } from '../take-up/after-purchase.ts'
import { customerPaidEmail, loanOverEmail } from './loan-emails.ts'
import { vehicleOf } from './rows-of-emails.ts'
import { type EmailPorts, sendOnceTo } from './send-to-buyer.ts'
import { coverEndsOf } from './tell-of-instalment.ts'

type Ports = PaymentPorts & CheckActPorts & Pick<EmailPorts, 'sendEmail'>

/** Tells the customer that the loan has ended alone, with the figures it ended for. False when it must be tried again (F21). */
export async function sendLoanOverEmail(
  key: PolicyKey,
  ports: Ports & { loanEndings: Pick<LoanEndingStore, 'findLoanEnding'> },
): Promise<boolean> {
  const alone = (await ports.loanEndings.findLoanEnding(key))?.alone
  if (alone === undefined) throw new Error('The loan has not ended alone')
  const documented = await policyAt(key, ports)
  const words = loanOverEmail({ ...(await whose(documented, ports)), alone })
  return send(documented, 'loan-over', words, ports)
}

/** Thanks for a payment, and says what is left. */
export async function sendPaymentEmail(
  { number, ...key }: PaymentKey,
  ports: Ports & {
    customerPayments: Pick<CustomerPaymentStore, 'paymentsOf'>
    refunds: Pick<RefundStore, 'balanceOf'>
  },
): Promise<boolean> {
  const payments = await ports.customerPayments.paymentsOf(key)
  const payment = payments.find((each) => each.number === number)
  if (payment === undefined) throw new Error('There is no such payment')
  const documented = await policyAt(key, ports)
  const balance = await ports.refunds.balanceOf(documented.policy.attemptId)
  const { amount, on, way } = payment
  const left = pence(Math.max(0, balance))
  const words = customerPaidEmail({ ...(await whose(documented, ports)), amount, on, way, left })
  return send(documented, `payment-${number}`, words, ports)
}

async function whose({ policy, quote }: DocumentedPolicy, ports: CheckActPorts) {
  const { answers } = quote.current
  return {
    journey: policy.journey,
    firstName: answers.proposerDetails.firstName ?? '',
    policyNumber: policy.policyNumber,
    registration: vehicleOf(answers).registration,
    coverEnds: await coverEndsOf(policy, ports),
  }
}

function send(
  { policy: { tenant, policyNumber, contact } }: DocumentedPolicy,
  template: string,
  words: ReturnType<typeof loanOverEmail>,
  ports: Ports,
): Promise<boolean> {
  return sendOnceTo(policyNumber, template, { tenant, to: contact.email, words }, ports)
}
