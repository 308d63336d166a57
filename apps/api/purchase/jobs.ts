import type { JobRecord, JobRecords } from '../platform/jobs/job-record.ts'
import type { Job, JobData, JobName } from '../platform/jobs/ports.ts'
import { hourly, NotYetDoneError, quick } from '../platform/jobs/retries.ts'
import type { Log } from '../platform/observability/log.ts'
import { capturePayment } from './attempt/capture-payment.ts'
import type { Attempt, PaymentPorts } from './attempt/ports.ts'
import type { EndLoan, LodgeMandate } from './attempt/provider-ports.ts'
import { resolveAttempt } from './attempt/resolve-attempt.ts'
import { voidAuthorisation } from './attempt/void-authorisation.ts'
import {
  type EndingEmailPorts,
  sendCancelledEmail,
  sendNoClaimsEmail,
  sendNoticeEmail,
  sendNoticeWithdrawnEmail,
} from './emails/send-at-end.ts'
import {
  type EmailPorts,
  sendMandateRejectedEmail,
  sendNotChargedEmail,
  sendPaymentRefundedEmail,
  sendPolicyEmail,
} from './emails/send-to-buyer.ts'
import { sendLenderEventEmail } from './emails/tell-of-instalment.ts'
import { sendLoanOverEmail, sendPaymentEmail } from './emails/tell-of-loan.ts'
import { sendRefundEmail } from './emails/tell-of-refund.ts'
import { tellLender } from './loan/loan-ending.ts'
import type { CustomerPaymentStore, LenderEventStore, LoanEndingStore } from './loan/loan-ports.ts'
import { whileAllowed } from './policy/acts-of-jobs.ts'
import { isAllowed } from './policy/check-act.ts'
import { askForProofs, sendProofEmail } from './policy/follow-proofs.ts'
import type { CancellationRefundStore, CreatePortalUser } from './policy/ports.ts'
import type { ProofStore } from './policy/proof-ports.ts'
import { carryOutRefund } from './refund/refund-policy.ts'
import type { RefundStore } from './refund/refund-ports.ts'
import { createPortalUser, lodgeMandate, makeDocuments } from './take-up/after-purchase.ts'

export type PurchaseJobPorts = PaymentPorts &
  EmailPorts &
  EndingEmailPorts & {
    createPortalUser: CreatePortalUser
    lodgeMandate: LodgeMandate
    endLoan: EndLoan
    loanEndings: LoanEndingStore
    lenderEvents: LenderEventStore
    customerPayments: Pick<CustomerPaymentStore, 'paymentsOf'>
    cancelRefunds: CancellationRefundStore
    refunds: RefundStore
    proofs: ProofStore
    enqueue: (jobs: readonly Job[]) => Promise<void>
    log: Log
  }

type PurchaseJob = Exclude<JobName, 'referral-mail' | 'renewal-mail' | 'unannounced-charge-mail'>

/** The jobs that follow a purchase, one record each. Each may run twice and has one effect (safety K5). */
export const purchaseJobs: Pick<JobRecords<PurchaseJobPorts>, Exclude<PurchaseJob, 'capture'>> = {
  release: {
    // The customer's money is held until then. Reconciliation retries as well, and for longer (safety K7).
    waits: [...quick, ...hourly(26)],
    async run({ attemptId }, ports) {
      if (!(await voidAuthorisation(await attemptAt(attemptId, ports), ports))) throw new NotYetDoneError()
    },
    whenDead: {
      alert: 'MoneyGivenUp',
      customer: 'Has no policy, but the money for it is held or was captured.',
      operator: 'Void or refund the payment in the provider’s dashboard and inform the customer.',
    },
  },
  documents: {
    // The policy is in force without its documents, but a driver needs the certificate (F20).
    waits: [...quick, ...hourly(47)],
    run: whileAllowed('documents', async (policy, ports) => {
      await makeDocuments(policy, ports)
      // It was cancelled first: its last email has its last documents, and nothing more is asked of its customer.
      if (!(await isAllowed('send-policy', policy, ports))) return
      // The documents ask for them.
      await askForProofs(policy, ports)
      // A process that dies here repeats this. Two simultaneous emails would both find that none was sent (F21).
      await ports.enqueue([{ name: 'policy-mail', data: policy, once: true }])
    }),
    whenDead: {
      alert: 'JobsDead',
      customer: 'Has a policy without its documents. The email with them waits for this job too.',
      operator:
        'This is a defect: send the log lines to the developers. On the day cover starts, wake someone.',
    },
  },
  'policy-mail': {
    // Nothing is lost when the mail server is down for a night (F21).
    waits: [...quick, ...hourly(47)],
    run: whileAllowed('policy-mail', async (policy, ports) => {
      if (!(await sendPolicyEmail(policy, ports))) throw new NotYetDoneError()
    }),
    whenDead: {
      alert: 'JobsDead',
      customer: 'Has a policy but did not receive the email with its documents.',
      operator: 'The address does not accept email: send the documents by post.',
    },
  },
  'not-charged-mail': {
    waits: [...quick, ...hourly(47)],
    async run({ attemptId }, ports) {
      if (!(await sendNotChargedEmail(await attemptAt(attemptId, ports), ports))) throw new NotYetDoneError()
    },
    whenDead: {
      alert: 'JobsDead',
      customer: 'Has no policy and was not informed that no money was taken.',
      operator: 'The address does not accept email: inform the customer by telephone or post.',
    },
  },
  'payment-refunded-mail': {
    waits: [...quick, ...hourly(47)],
    async run({ attemptId }, ports) {
      if (!(await sendPaymentRefundedEmail(await attemptAt(attemptId, ports), ports)))
        throw new NotYetDoneError()
    },
    whenDead: {
      alert: 'JobsDead',
      customer: 'Has no policy for a payment that was refunded, and was not informed.',
      operator: 'The address does not accept email: inform the customer by telephone or post.',
    },
  },
  'portal-user': {
    waits: [...quick, ...hourly(23)],
    run: whileAllowed('portal-user', async (policy, ports) => {
      if ((await createPortalUser(policy, ports)) === 'failed') throw new NotYetDoneError()
    }),
    whenDead: {
      alert: 'JobsDead',
      customer: 'Has a policy but no account in the customer portal.',
      operator: 'Create the account in the portal manually.',
    },
  },
  mandate: {
    // The first instalment is at least ten working days away (D-183), so there is time, but not without limit (F19).
    waits: [...quick, ...hourly(47)],
    run: whileAllowed('mandate', async (policy, ports) => {
      const outcome = await lodgeMandate(policy, ports)
      if (outcome === 'failed') throw new NotYetDoneError()
      if (outcome === 'lodged' || outcome === 'not-needed') return
      ports.log('mandate.rejected', { tenant: policy.tenant })
      if (!(await sendMandateRejectedEmail(policy, ports))) throw new NotYetDoneError()
    }),
    whenDead: {
      alert: 'JobsDead',
      customer: 'Pays monthly, but the lender does not have the direct debit.',
      operator: 'Inform the lender, and have the first instalment collected by other means.',
    },
  },
  'end-loan': {
    // Its next instalment may be days away: three quarters of an hour quickly, then every hour for two days.
    waits: [...quick, ...hourly(47)],
    run: whileAllowed('end-loan', async (policy, ports) => {
      if ((await tellLender(policy, ports)) === 'failed') throw new NotYetDoneError()
    }),
    whenDead: {
      alert: 'MoneyGivenUp',
      customer: 'Has no loan any more, but the lender may still collect instalments for it.',
      operator:
        'Tell the lender by telephone to stop collecting, with the figures on the policy’s page. Then run `npm run office -- jobs again`, or record its reference with `npm run office -- lender-acknowledged`.',
    },
  },
  refund: {
    // A drop-in's payment can be refunded only once it is settled, some hours after capture.
    waits: [...quick, ...hourly(72)],
    run: whileAllowed('refund', async (refund, ports, { isLastTry }) => {
      if (!(await carryOutRefund(refund, { isLastTry }, ports))) throw new NotYetDoneError()
    }),
    whenDead: {
      alert: 'MoneyGivenUp',
      customer: 'Was promised a refund and has not received it.',
      operator:
        'Check the payment in the provider’s dashboard. Once it can be refunded, run `npm run office -- refund again`. If the card no longer takes it, pay by bank transfer and run `npm run office -- refund transferred`.',
    },
  },
  'refund-mail': {
    waits: [...quick, ...hourly(47)],
    run: whileAllowed('refund-mail', async (event, ports) => {
      if (!(await sendRefundEmail(event, ports))) throw new NotYetDoneError()
    }),
    whenDead: {
      alert: 'JobsDead',
      customer: 'Was not told that a refund was paid, corrected or has failed.',
      operator: 'The address does not accept email: inform the customer by telephone or post.',
    },
  },
  'proof-mail': {
    waits: [...quick, ...hourly(47)],
    run: whileAllowed('proof-mail', async (proof, ports) => {
      if (!(await sendProofEmail(proof, ports))) throw new NotYetDoneError()
    }),
    whenDead: {
      alert: 'JobsDead',
      customer: 'Was not told that a proof was received, accepted or refused, or is still missing.',
      operator: 'The address does not accept email: inform the customer by telephone or post.',
    },
  },
  'lender-event-mail': {
    waits: [...quick, ...hourly(47)],
    run: whileAllowed('lender-event-mail', async (event, ports) => {
      if (!(await sendLenderEventEmail(event, ports))) throw new NotYetDoneError()
    }),
    whenDead: {
      alert: 'JobsDead',
      customer: 'Was not told that an instalment was missed or has been received.',
      operator: 'The address does not accept email: inform the customer by telephone or post.',
    },
  },
  'loan-over-mail': {
    waits: [...quick, ...hourly(47)],
    run: whileAllowed('loan-over-mail', async (policy, ports) => {
      if (!(await sendLoanOverEmail(policy, ports))) throw new NotYetDoneError()
    }),
    whenDead: {
      alert: 'JobsDead',
      customer: 'Was not told that their loan has ended, and what is left to pay by when.',
      operator: 'The address does not accept email: inform the customer by telephone or post.',
    },
  },
  'payment-mail': {
    waits: [...quick, ...hourly(47)],
    run: whileAllowed('payment-mail', async (payment, ports) => {
      if (!(await sendPaymentEmail(payment, ports))) throw new NotYetDoneError()
    }),
    whenDead: {
      alert: 'JobsDead',
      customer: 'Was not told that their payment has arrived.',
      operator: 'The address does not accept email: inform the customer by telephone or post.',
    },
  },
  'notice-mail': {
    waits: [...quick, ...hourly(47)],
    run: whileAllowed('notice-mail', async (policy, ports) => {
      if (!(await sendNoticeEmail(policy, ports))) throw new NotYetDoneError()
    }),
    whenDead: {
      alert: 'JobsDead',
      customer: 'Does not know that their cover will be cancelled.',
      operator:
        'Send the notice by post. If it is ours, withdraw it and give it again: its seven days run from when it is sent.',
    },
  },
  'notice-withdrawn-mail': {
    waits: [...quick, ...hourly(47)],
    run: whileAllowed('notice-withdrawn-mail', async (policy, ports) => {
      if (!(await sendNoticeWithdrawnEmail(policy, ports))) throw new NotYetDoneError()
    }),
    whenDead: {
      alert: 'JobsDead',
      customer: 'Believes that their cover will be cancelled, but it continues.',
      operator: 'The address does not accept email: inform the customer by telephone or post.',
    },
  },
  'cancelled-mail': {
    waits: [...quick, ...hourly(47)],
    run: whileAllowed('cancelled-mail', async (policy, ports) => {
      if (!(await sendCancelledEmail(policy, ports))) throw new NotYetDoneError()
    }),
    whenDead: {
      alert: 'JobsDead',
      customer: 'Is not insured any more and was not told.',
      operator: 'Inform the customer by telephone today, and send the documents by post.',
    },
  },
  'no-claims-mail': {
    waits: [...quick, ...hourly(47)],
    run: whileAllowed('no-claims-mail', async (policy, ports) => {
      if (!(await sendNoClaimsEmail(policy, ports))) throw new NotYetDoneError()
    }),
    whenDead: {
      alert: 'JobsDead',
      customer: 'Has no proof of their no claims discount.',
      operator: 'The address does not accept email: send the proof by post.',
    },
  },
  'settle-attempt': {
    // Reconciliation asks every minute as well. This job is only quicker (safety K6, K7).
    waits: [2, 10, 30, 120],
    async run({ attemptId }, ports) {
      if (!(await resolveAttempt(await attemptAt(attemptId, ports), ports))) throw new NotYetDoneError()
    },
    whenDead: {
      alert: 'JobsDead',
      customer: 'Nothing: reconciliation asks the provider again every minute.',
      operator: 'No action, unless PaymentsStuck fires as well.',
    },
  },
}

/** The job that captures a payment. What follows a capture belongs to later subjects; it is retried with the capture. */
export function captureThen<Ports extends PurchaseJobPorts>(
  afterCapture: (attemptId: string, ports: Ports) => Promise<boolean>,
): JobRecord<JobData['capture'], Ports> {
  return {
    // Three tries within three minutes, then one every hour for 26 hours: well inside the seven days of an authorisation (F17).
    waits: [5, 30, 120, ...hourly(26)],
    async run({ attemptId }, ports, { isLastTry }) {
      const captured = await capturePayment(attemptId, { isLastTry }, ports)
      if (captured === 'captured') {
        if (!(await afterCapture(attemptId, ports))) throw new NotYetDoneError()
        return
      }
      // An operator must act: there is cover that is not paid for (F17).
      if (captured === 'given-up')
        ports.log('payment.capture-given-up', { tenant: (await attemptAt(attemptId, ports)).tenant })
      throw new NotYetDoneError()
    },
    whenDead: {
      alert: 'MoneyGivenUp',
      customer: 'Is insured and has not paid. The authorisation ends after seven days.',
      operator:
        'Capture the payment in the provider’s dashboard, or have accounts collect it from the customer.',
    },
  }
}

async function attemptAt(attemptId: string, { payments }: PurchaseJobPorts): Promise<Attempt> {
  const attempt = await payments.findAttempt(attemptId)
  if (attempt === undefined) throw new Error('There is no such payment')
  return attempt
}
