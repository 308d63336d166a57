import { cancel, withdraw as withdrawNotice } from './cancel'
import { cancellation } from './cancellation'
import type { Verb } from './command'
import { eraseSubject, exportSubject } from './data-subject'
import { guesser } from './guesser'
import { injury } from './injury'
import { lenderAcknowledged, lenderEvent } from './lender'
import { link } from './link'
import { lock, unlock } from './lock'
import { approve, ask, confirm, decline, preview, referral, referrals, withdraw } from './referrals'
import { confirmRefund, refunds, refuseRefund, retryRefund } from './refunds'
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
  'refund again': retryRefund,
  'lender-event': lenderEvent,
  'lender-acknowledged': lenderAcknowledged,
  referrals,
  referral,
  preview,
  approve,
  confirm,
  decline,
  ask,
  withdraw,
  renewals,
  export: exportSubject,
  erase: eraseSubject,
  injury,
  payments,
  jobs,
  'jobs again': retryJobs,
  trail,
  guesser,
}
