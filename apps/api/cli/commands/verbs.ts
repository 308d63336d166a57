import { makeDocumentsAgain, tellOfRenewal } from './after-sale'
import { proposeRefund, rebook, refundOwed, writeOffBalance } from './balance'
import { cancel, withdraw as withdrawNotice } from './cancel'
import { cancellation } from './cancellation'
import type { Verb } from './command'
import { eraseSubject, exportSubject } from './data-subject'
import { guesser } from './guesser'
import { injury } from './injury'
import { lenderAcknowledged, lenderEvent, lenderEventWrong } from './lender'
import { link } from './link'
import { lock, unlock } from './lock'
import { approve, ask, confirm, decline, preview, referral, referrals, withdraw } from './referrals'
import {
  confirmRefund,
  correctRefundAmount,
  refunds,
  refuseRefund,
  retryRefund,
  transferredRefund,
} from './refunds'
import { renewals } from './renewals'
import { jobs, payments, retryJobs } from './stuck'
import { trail } from './trail'

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
  'lender-acknowledged': lenderAcknowledged,
  'refund transferred': transferredRefund,
  'balance write-off': writeOffBalance,
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
  export: exportSubject,
  erase: eraseSubject,
  injury,
  payments,
  jobs,
  'jobs again': retryJobs,
  trail,
  guesser,
}
