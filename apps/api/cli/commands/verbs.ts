import { makeDocumentsAgain, tellOfRenewal } from './after-sale.ts'
import { proposeRefund, rebook, refundOwed, restateBalance, writeOffBalance } from './balance.ts'
import { cancel, withdraw as withdrawNotice } from './cancel.ts'
import { cancellation } from './cancellation.ts'
import type { Verb } from './command.ts'
import { eraseSubject, exportSubject } from './data-subject.ts'
import { bookHeldCover, customerKnowsEnd, endRenewal } from './ended-renewals.ts'
import { guesser } from './guesser.ts'
import { injury } from './injury.ts'
import { lenderAcknowledged, lenderAgain, lenderEvent, lenderEventWrong } from './lender.ts'
import { link } from './link.ts'
import { customerPaid, settleLoan, withdrawFromLoan } from './loan.ts'
import { lock, unlock } from './lock.ts'
import { approve, ask, confirm, decline, preview, referral, referrals, withdraw } from './referrals.ts'
import {
  confirmRefund,
  correctRefundAmount,
  refunds,
  refuseRefund,
  retryRefund,
  transferredRefund,
} from './refunds.ts'
import { renewals } from './renewals.ts'
import { jobs, payments, retryJobs } from './stuck.ts'
import { trail } from './trail.ts'
import { finishPayment, reconcile, returnTaken } from './unfinished.ts'

/** The back office's manual commands, by their first word or two. */
export const verbs: Readonly<Record<string, Verb>> = {
  lock,
  unlock,
  link,
  cancel,
  cancellation,
  'withdraw-notice': withdrawNotice,
  refunds,
  'refund confirm': confirmRefund,
  'refund refuse': refuseRefund,
  'refund correct': correctRefundAmount,
  'refund propose': proposeRefund,
  'refund owed': refundOwed,
  'refund rebook': rebook,
  'refund again': retryRefund,
  'lender-event': lenderEvent,
  'lender-event-wrong': lenderEventWrong,
  'lender-again': lenderAgain,
  'lender-acknowledged': lenderAcknowledged,
  'loan withdraw': withdrawFromLoan,
  'loan settle': settleLoan,
  'customer-paid': customerPaid,
  'refund transferred': transferredRefund,
  'balance write-off': writeOffBalance,
  'balance restate': restateBalance,
  'documents again': makeDocumentsAgain,
  referrals,
  referral,
  preview,
  approve,
  confirm,
  decline,
  ask,
  withdraw,
  renewals,
  'renewal tell': tellOfRenewal,
  'renewal end': endRenewal,
  'renewal book-held': bookHeldCover,
  'renewal told': customerKnowsEnd,
  export: exportSubject,
  erase: eraseSubject,
  injury,
  payments,
  'payment again': finishPayment,
  'payment return': returnTaken,
  'quote reconcile': reconcile,
  jobs,
  'jobs again': retryJobs,
  trail,
  guesser,
}
