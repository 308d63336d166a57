/**
 * What happens to old rows of every table (T30). A test fails for a table that is missing here: state how it is erased or why it is
 * retained.
 */
export type RetentionRule =
  /** Deleted with the row it belongs to. */
  | { erased: 'with its quote' | 'with its draft' | 'with its payment' | 'with its session' }
  /** Deleted with the policy it names, or with its accounts. */
  | { erased: 'with its policy' | 'with its accounts' }
  /** Numbers only: deleted with the last policy of the chain. */
  | { erased: 'with its chain' }
  /** By a date of its own. */
  | { erased: 'by its own age' }
  /** Why it is retained permanently. */
  | { kept: string }

const NO_PERSON = 'contains no personal data'

export const retentionRules: Readonly<Record<string, RetentionRule>> = {
  quote: { erased: 'by its own age' },
  quote_version: { erased: 'with its quote' },
  quote_grant: { erased: 'with its quote' },
  quote_contact: { erased: 'with its quote' },
  quote_document: { erased: 'with its quote' },
  quote_token: { erased: 'with its quote' },
  quote_token_unlock: { erased: 'with its quote' },
  quote_arrival: { erased: 'with its quote' },
  site_answer: { erased: 'with its quote' },
  restart_quote: { erased: 'with its quote' },
  referral: { erased: 'with its quote' },
  referral_event: { erased: 'with its quote' },
  referral_words: { erased: 'with its quote' },
  referral_link: { erased: 'with its quote' },
  quote_note: { erased: 'with its quote' },
  quote_note_words: { erased: 'with its quote' },
  search_entry: { erased: 'with its quote' },
  payment_attempt: { erased: 'with its quote' },
  payment_event: { erased: 'with its payment' },
  draft: { erased: 'by its own age' },
  draft_link: { erased: 'with its draft' },
  draft_attempt: { erased: 'by its own age' },
  draft_link_request: { erased: 'by its own age' },
  session: { erased: 'by its own age' },
  session_id: { erased: 'with its session' },
  staff_session: { erased: 'by its own age' },
  staff_sign_in: { erased: 'by its own age' },
  check_tally: { erased: 'by its own age' },
  request_limit: { erased: 'by its own age' },
  looked_up_vehicle: { erased: 'by its own age' },
  webhook_event: { erased: 'by its own age' },
  mail_sent: { erased: 'with its quote' },
  mail_claim: { erased: 'with its quote' },
  mail_stop_link: { erased: 'by its own age' },
  mail_stop: {
    kept: 'an objection must stay on file to be honoured: UK GDPR art. 21; it is stored as the hash of an address',
  },
  subscription_link: { erased: 'by its own age' },
  policy: { erased: 'by its own age' },
  injury_report: { erased: 'with its policy' },
  policy_event: { erased: 'with its policy' },
  policy_document: { erased: 'with its policy' },
  unnamed_object: { erased: 'by its own age' },
  policy_cancellation: { erased: 'with its policy' },
  policy_proof: { erased: 'with its policy' },
  notice_withdrawn: { erased: 'with its policy' },
  policy_refund: { erased: 'with its policy' },
  finance_mandate: { erased: 'with its policy' },
  lender_event: { erased: 'with its policy' },
  loan_ending: { erased: 'with its policy' },
  customer_payment: { erased: 'with its policy' },
  saved_card: { erased: 'with its policy' },
  renewal: { erased: 'with its chain' },
  subscription_stop: { erased: 'with its chain' },
  customer_promise: { erased: 'with its policy' },
  ledger_entry: { erased: 'with its accounts' },
  ledger_line: { erased: 'with its accounts' },
  audit_entry: { erased: 'by its own age' },
  security_event: { erased: 'by its own age' },
  job: { erased: 'with its payment' },
  visit_event: { erased: 'by its own age' },
  visit_count: { erased: 'by its own age' },
  visit_day: { erased: 'by its own age' },
  work: { erased: 'by its own age' },
  audit_head: { kept: NO_PERSON },
  session_key: { kept: NO_PERSON },
  payment_step: { kept: NO_PERSON },
  referral_step: { kept: NO_PERSON },
  search_fill: { kept: NO_PERSON },
  work_step: { kept: NO_PERSON },
  refund_step: { kept: NO_PERSON },
  data_request: {
    kept: 'proof that a request was answered in time: UK GDPR art. 5(2); the customer’s identity is erased when it is closed',
  },
  restriction: { kept: 'proof that a request was answered: UK GDPR art. 5(2); it names no one' },
  restricted_quote: { erased: 'with its quote' },
  restricted_draft: { erased: 'with its draft' },
  data_request_step: { kept: NO_PERSON },
  encryption_key: { kept: NO_PERSON },
  encryption_progress: { kept: NO_PERSON },
  migration: { kept: NO_PERSON },
  migration_lock: { kept: NO_PERSON },
}
