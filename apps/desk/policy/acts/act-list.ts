import type { Permission } from '@milepost/domain/desk/people'
import type { ComponentType } from 'react'
import { hasCoverEnded, type Policy, renewalWords, renewsByItself, whyNot, whyNotOnWords } from '../words.ts'
import type { ActProps } from './ActForm.tsx'
import { CancelPolicy } from './CancelPolicy.tsx'
import { CorrectAddress } from './CorrectAddress.tsx'
import { EndLoan } from './EndLoan.tsx'
import { RecordLender, whyNothingRecorded } from './RecordLender.tsx'
import { RecordPayment } from './RecordPayment.tsx'
import { RefundPayment } from './RefundPayment.tsx'
import { SendDocuments } from './SendDocuments.tsx'
import { SendRestartLink } from './SendRestartLink.tsx'
import { SetRenewal } from './SetRenewal.tsx'
import { WithdrawNotice } from './WithdrawNotice.tsx'

export type PolicyActRow = {
  name: string
  title: (policy: Policy) => string
  /** Who may open it. */
  needs: Permission
  /** Whether the policy has what it is about, as a loan. */
  concerns?: (policy: Policy) => boolean
  /** Why it is not possible now, in words for staff; undefined if it is. */
  whyNot: (policy: Policy) => string | undefined
  Form: ComponentType<ActProps>
}

/** What staff can do with a policy, in the order of the page: what is asked for most first, what ends cover last. */
export const policyActRows: readonly PolicyActRow[] = [
  {
    name: 'documents',
    title: (policy) => (hasCoverEnded(policy) ? 'Send last documents' : 'Send documents again'),
    needs: 'policy.send-documents',
    whyNot: (policy) => whyNot(policy, 'documents-again'),
    Form: SendDocuments,
  },
  {
    name: 'address',
    title: () => 'Correct email address',
    needs: 'policy.correct-address',
    whyNot: (policy) => whyNot(policy, 'correct-address'),
    Form: CorrectAddress,
  },
  {
    name: 'renewal',
    title: (policy) =>
      renewsByItself(policy) ? 'Turn automatic renewal off' : 'Turn automatic renewal on again',
    needs: 'policy.set-renewal',
    whyNot: whyNotRenewal,
    Form: SetRenewal,
  },
  {
    name: 'lender',
    title: () => 'Record what the lender said',
    needs: 'payment.record-lender',
    concerns: ({ loan }) => loan !== undefined,
    whyNot: whyNothingRecorded,
    Form: RecordLender,
  },
  {
    name: 'loan',
    title: ({ loan }) => (loan?.act === 'settle-loan' ? 'Settle the loan early' : 'Withdraw from the loan'),
    needs: 'payment.end-loan',
    concerns: ({ loan }) => loan !== undefined,
    whyNot: (policy) => whyNot(policy, policy.loan?.act ?? 'settle-loan'),
    Form: EndLoan,
  },
  {
    name: 'payment',
    title: () => 'Record a payment by the customer',
    needs: 'payment.record',
    // What the card has not paid yet is no debt to be paid in another way.
    concerns: ({ price }) => price.owedToUs > 0 && price.paidByCard > 0,
    whyNot: (policy) => whyNot(policy, 'record-payment'),
    Form: RecordPayment,
  },
  {
    name: 'refund',
    title: () => 'Refund part of the payment',
    needs: 'payment.refund',
    whyNot: whyNotRefund,
    Form: RefundPayment,
  },
  {
    name: 'restart',
    title: () => 'Send restart link',
    needs: 'policy.restart-link',
    whyNot: whyNotRestart,
    Form: SendRestartLink,
  },
  {
    name: 'withdraw',
    title: () => 'Withdraw the notice',
    needs: 'policy.cancel',
    whyNot: (policy) => whyNot(policy, 'withdraw-notice'),
    Form: WithdrawNotice,
  },
  {
    // Everyone may see the figures, to tell a caller. The dialog says who cancels.
    name: 'cancel',
    title: ({ cancellation }) => (cancellation?.isToCome ? 'End cover sooner' : 'Cancel the policy'),
    needs: 'policy.read',
    whyNot: (policy) => whyNot(policy, 'cancel'),
    Form: CancelPolicy,
  },
]

function whyNotRenewal(policy: Policy): string | undefined {
  const { status, whyNotOn } = policy.renewal
  if (renewsByItself(policy)) return whyNot(policy, 'renewal-off')
  const refused = whyNot(policy, 'renewal-on')
  if (refused !== undefined) return refused
  if (status !== 'stopped') return `${renewalWords[status]}.`
  return whyNotOn && (whyNotOnWords[whyNotOn] ?? whyNotOn)
}

function whyNotRefund(policy: Policy): string | undefined {
  const { paidByCard, returned, isBeingPaid } = policy.price
  if (isBeingPaid) return 'The payment is being taken at this moment.'
  return (
    whyNot(policy, 'refund') ??
    (paidByCard <= returned ? 'Nothing that was paid by card is left to refund.' : undefined)
  )
}

function whyNotRestart(policy: Policy): string | undefined {
  const refused = whyNot(policy, 'restart-link')
  if (refused !== undefined) return refused
  return policy.cancellation?.restartableUntil === undefined ? 'It cannot be restarted any more.' : undefined
}
