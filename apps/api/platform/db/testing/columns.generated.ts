/** The columns as the database has them. Written by schema.test.ts. */
export type Columns = {
  'milepost.audit_entry': { position: 'int8'; at: 'timestamptz'; who: 'text'; account: 'text?'; door: 'text'; because: 'text'; act: 'text'; about_kind: 'text'; about_id: 'text'; before: 'jsonb?'; after: 'jsonb?'; previous_hash: 'bytea'; hash: 'bytea'; outcome: 'text'; reason_code: 'text?' }
  'milepost.audit_head': { is_only: 'bool'; position: 'int8'; hash: 'bytea'; cut_position: 'int8'; cut_hash: 'bytea' }
  'milepost.check_tally': { bucket: 'text'; tenant: 'text'; key_hash: 'bytea'; attempts: 'int4'; in_all: 'int4'; since: 'timestamptz' }
  'milepost.customer_payment': { tenant: 'text'; policy_number: 'text'; number: 'int4'; amount_pence: 'int8'; way: 'text'; received_on: 'text'; who: 'text'; recorded_at: 'timestamptz' }
  'milepost.customer_promise': { id: 'int8'; tenant: 'text'; policy_number: 'text'; kind: 'text'; subject: 'text'; template: 'text'; handed_over_at: 'timestamptz'; on_day: 'text?'; amount_pence: 'int8?'; last_four: 'text?'; renews: 'bool?'; reference: 'text?'; version: 'int4?' }
  'milepost.data_request': { id: 'text'; tenant: 'text'; kind: 'text'; sealed_person: 'bytea?'; received_on: 'text'; due_on: 'text'; extended_because: 'text?'; state: 'text'; first_subject_id: 'text?'; first_who: 'text?'; second_subject_id: 'text?'; second_who: 'text?'; outcome: 'text?'; made_at: 'timestamptz'; moved_at: 'timestamptz' }
  'milepost.data_request_step': { from_state: 'text'; to_state: 'text' }
  'milepost.draft': { tenant: 'text'; journey: 'text'; id_hash: 'bytea'; answers: 'jsonb'; revision: 'int4'; created_at: 'timestamptz'; updated_at: 'timestamptz'; completed_steps: '_text'; besides: 'jsonb'; shape: 'int4'; save_id: 'text'; failed_checks: 'int4' }
  'milepost.draft_attempt': { tenant: 'text'; journey: 'text'; id_hash: 'bytea'; attempts: 'int4'; since: 'timestamptz' }
  'milepost.draft_link': { token_hash: 'bytea'; tenant: 'text'; journey: 'text'; id_hash: 'bytea'; sealed_draft_id: 'bytea'; made_at: 'timestamptz'; ends_at: 'timestamptz'; used_at: 'timestamptz?' }
  'milepost.draft_link_request': { tenant: 'text'; journey: 'text'; id_hash: 'bytea'; attempts: 'int4'; since: 'timestamptz' }
  'milepost.encryption_key': { fingerprint: 'text'; first_used_at: 'timestamptz'; retired_at: 'timestamptz?' }
  'milepost.encryption_progress': { column_name: 'text'; fingerprint: 'text'; last_key: 'jsonb?'; changed: 'int8'; finished_at: 'timestamptz?' }
  'milepost.finance_mandate': { tenant: 'text'; policy_number: 'text'; state: 'text'; ref: 'text?'; code: 'text?'; at: 'timestamptz' }
  'milepost.injury_report': { tenant: 'text'; policy_number: 'text'; reported_on: 'text'; recorded_at: 'timestamptz' }
  'milepost.job': { id: 'uuid'; name: 'text'; data: 'jsonb'; state: 'text'; run_at: 'timestamptz'; planned_at: 'timestamptz?'; failures: 'int4'; woken_after: 'int4'; claims: 'int4'; expiries: 'int4'; lease_seconds: 'int4?'; lease_until: 'timestamptz?'; tried_at: 'timestamptz?'; created_at: 'timestamptz'; ended_at: 'timestamptz?'; error: 'jsonb?'; once_key: 'text?' }
  'milepost.ledger_entry': { id: 'int8'; tenant: 'text'; attempt_id: 'text'; kind: 'text'; at: 'timestamptz' }
  'milepost.ledger_line': { entry_id: 'int8'; account: 'text'; pence: 'int8' }
  'milepost.lender_event': { tenant: 'text'; policy_number: 'text'; number: 'int4'; kind: 'text'; on_day: 'text'; amount_pence: 'int8'; who: 'text'; recorded_at: 'timestamptz'; replaced_at: 'timestamptz?' }
  'milepost.loan_ending': { tenant: 'text'; policy_number: 'text'; kind: 'text'; lent_pence: 'int8'; sent_pence: 'int8'; owed_pence: 'int8'; back_pence: 'int8'; settled_on: 'text'; asked_at: 'timestamptz'; lender_ref: 'text?'; acknowledged_at: 'timestamptz?'; alone: 'jsonb?' }
  'milepost.looked_up_vehicle': { registration: 'text'; info: 'jsonb'; looked_up_at: 'timestamptz' }
  'milepost.mail_claim': { subject: 'text'; template: 'text'; claimed_at: 'timestamptz' }
  'milepost.mail_sent': { subject: 'text'; template: 'text'; sent_at: 'timestamptz'; is_confirmed: 'bool'; doubted_at: 'timestamptz?' }
  'milepost.mail_stop': { tenant: 'text'; address_hash: 'bytea'; stopped_at: 'timestamptz' }
  'milepost.mail_stop_link': { token_hash: 'bytea'; tenant: 'text'; address_hash: 'bytea'; made_at: 'timestamptz' }
  'milepost.notice_withdrawn': { tenant: 'text'; policy_number: 'text'; asked_at: 'timestamptz'; reason: 'text'; would_have_ended_at: 'timestamptz'; withdrawn_at: 'timestamptz'; because: 'text' }
  'milepost.payment_attempt': { id: 'text'; tenant: 'text'; reference: 'text'; quote_version: 'int4'; option_id: 'text'; collection_code: 'text'; amount_pence: 'int8'; provider: 'text?'; provider_ref: 'text?'; nonce_hash: 'bytea?'; state: 'text'; revision: 'int4'; failure: 'text?'; wanted: 'json?'; sealed_account: 'bytea?'; created_at: 'timestamptz'; moved_at: 'timestamptz'; looked_at: 'timestamptz'; pay_by: 'timestamptz'; is_closed_at_provider: 'bool' }
  'milepost.payment_event': { id: 'int8'; attempt_id: 'text'; from_state: 'text?'; to_state: 'text'; at: 'timestamptz' }
  'milepost.payment_step': { from_state: 'text'; to_state: 'text' }
  'milepost.policy': { tenant: 'text'; policy_number: 'text'; reference: 'text'; quote_version: 'int4'; attempt_id: 'text'; journey: 'text'; term: 'text'; option_id: 'text'; collection_code: 'text'; due_now_pence: 'int8'; total_payable_pence: 'int8'; cover_start: 'timestamptz'; cover_end: 'timestamptz'; wanted: 'json'; contact: 'json'; sealed_account: 'bytea?'; portal_user: 'text?'; answer: 'json?'; issued_at: 'timestamptz' }
  'milepost.policy_cancellation': { tenant: 'text'; policy_number: 'text'; reason: 'text'; cancelled_at: 'timestamptz'; figures: 'jsonb?'; asked_at: 'timestamptz'; effected_at: 'timestamptz?'; has_claimed: 'bool'; default_notice_on: 'text?'; brought_by: 'text?'; first_subject_id: 'text?'; first_who: 'text?'; is_within_authority: 'bool'; promised_figures: 'jsonb?'; renewal_before: 'jsonb?' }
  'milepost.policy_document': { id: 'text'; tenant: 'text'; policy_number: 'text'; kind: 'text'; place: 'int4'; name: 'text'; file_name: 'text'; bytes: 'bytea?'; sha256: 'bytea?'; made_at: 'timestamptz?'; object_address: 'text?' }
  'milepost.policy_event': { id: 'int8'; tenant: 'text'; policy_number: 'text'; kind: 'text'; at: 'timestamptz' }
  'milepost.policy_proof': { tenant: 'text'; policy_number: 'text'; code: 'text'; state: 'text'; refusal: 'text?'; asked_at: 'timestamptz'; due_on: 'text'; moved_at: 'timestamptz' }
  'milepost.policy_refund': { tenant: 'text'; policy_number: 'text'; number: 'int4'; attempt_id: 'text'; amount_pence: 'int8'; reason: 'text'; state: 'text'; target_pence: 'int8?'; first_subject_id: 'text'; first_who: 'text'; second_subject_id: 'text?'; second_who: 'text?'; begun_at: 'timestamptz'; moved_at: 'timestamptz'; corrects: 'int4?'; waits_since: 'timestamptz?'; way: 'text' }
  'milepost.quote': { tenant: 'text'; reference: 'text'; journey: 'text'; term: 'text'; channel: 'text'; status: 'text'; beside_reference: 'text?'; current_version: 'int4'; is_locked: 'bool'; locked_until: 'timestamptz?'; created_at: 'timestamptz'; expires_at: 'timestamptz'; is_restart: 'bool'; provenance: 'json?'; ceiling_reference: 'text?'; ceiling_version: 'int4?'; shelf: 'date' }
  'milepost.quote_arrival': { tenant: 'text'; reference: 'text'; site: 'text'; provenance: 'jsonb'; shown_in_full_pence: 'int8?'; shown_per_month_pence: 'int8?'; shown_at: 'timestamptz' }
  'milepost.quote_contact': { tenant: 'text'; reference: 'text'; contact: 'jsonb'; updated_at: 'timestamptz' }
  'milepost.quote_document': { id: 'text'; tenant: 'text'; reference: 'text'; version: 'int4'; kind: 'text' }
  'milepost.quote_grant': { tenant: 'text'; reference: 'text'; session_hash: 'bytea'; ends_at: 'timestamptz'; made_at: 'timestamptz?'; how: 'text?' }
  'milepost.quote_note': { tenant: 'text'; reference: 'text'; position: 'int4'; kind: 'text'; at: 'timestamptz'; subject_id: 'text'; who: 'text'; words_hash: 'bytea' }
  'milepost.quote_note_words': { tenant: 'text'; reference: 'text'; position: 'int4'; sealed_words: 'bytea' }
  'milepost.quote_token': { token_hash: 'bytea'; tenant: 'text'; reference: 'text'; kind: 'text'; made_at: 'timestamptz'; ends_at: 'timestamptz'; used_at: 'timestamptz?'; mailed_at: 'timestamptz?' }
  'milepost.quote_token_unlock': { token_hash: 'bytea'; session_hash: 'bytea'; ends_at: 'timestamptz' }
  'milepost.quote_version': { tenant: 'text'; reference: 'text'; version: 'int4'; outcome_id: 'text'; answers: 'json'; marketing: 'json?'; risk: 'json?'; choices: 'json?'; assessment: 'json?'; cause: 'text'; priced_at: 'timestamptz'; shelf: 'date'; packed: 'bytea?' }
  'milepost.referral': { tenant: 'text'; reference: 'text'; number: 'int4'; version: 'int4'; state: 'text'; opened_at: 'timestamptz'; moved_at: 'timestamptz'; due_at: 'timestamptz?'; approvals: 'jsonb'; terms: 'jsonb?' }
  'milepost.referral_event': { tenant: 'text'; reference: 'text'; number: 'int4'; position: 'int4'; kind: 'text'; at: 'timestamptz'; version: 'int4'; subject_id: 'text?'; who: 'text?'; authority: 'text?'; because: 'text?'; first_subject_id: 'text?'; first_who: 'text?'; issues: 'jsonb?'; approvals: 'jsonb?'; terms: 'jsonb?'; ends_at: 'timestamptz?'; words_hash: 'bytea?' }
  'milepost.referral_link': { token_hash: 'bytea'; tenant: 'text'; reference: 'text'; number: 'int4'; position: 'int4'; made_at: 'timestamptz'; ends_at: 'timestamptz' }
  'milepost.referral_step': { from_state: 'text'; to_state: 'text' }
  'milepost.referral_words': { tenant: 'text'; reference: 'text'; number: 'int4'; position: 'int4'; sealed_words: 'bytea' }
  'milepost.refund_step': { claim: 'text'; from_state: 'text'; to_state: 'text' }
  'milepost.renewal': { tenant: 'text'; first_policy_number: 'text'; period_no: 'int4'; from_policy_number: 'text'; last_day: 'text'; term: 'text'; plan: 'text'; state: 'text'; because: 'text?'; reference: 'text?'; policy_number: 'text?'; tries: 'int4'; next_try_at: 'timestamptz?'; first_told_at: 'timestamptz?'; reminded_at: 'timestamptz?'; told_state: 'text?'; opened_at: 'timestamptz'; moved_at: 'timestamptz'; told_version: 'int4?'; asked_at: 'timestamptz?'; asked_again_at: 'timestamptz?'; refusals: 'int4'; told_refusals: 'int4'; ends_told: 'int4'; mail_failed_at: 'timestamptz?' }
  'milepost.request_limit': { key_hash: 'bytea'; full_at: 'timestamptz' }
  'milepost.restart_quote': { tenant: 'text'; reference: 'text'; policy_number: 'text'; created_at: 'timestamptz'; viewed_at: 'timestamptz?'; checked_at: 'timestamptz?'; taken_up_at: 'timestamptz?' }
  'milepost.restricted_draft': { tenant: 'text'; journey: 'text'; id_hash: 'bytea'; request_id: 'text' }
  'milepost.restricted_quote': { tenant: 'text'; reference: 'text'; request_id: 'text' }
  'milepost.restriction': { request_id: 'text'; tenant: 'text'; since: 'timestamptz'; lifted_at: 'timestamptz?'; told_on: 'text?' }
  'milepost.saved_card': { tenant: 'text'; policy_number: 'text'; provider: 'text'; customer_ref: 'text'; method_ref: 'text'; last_four: 'text?'; kept_at: 'timestamptz'; expires_in: 'text?' }
  'milepost.search_entry': { tenant: 'text'; reference: 'text'; number: 'int2'; at: 'timestamptz'; surname: 'text?'; forename: 'text?'; sound: 'text?'; full_sound: 'text?'; postcode: 'text?'; email: 'text?'; phone: 'text?'; registration: 'text?' }
  'milepost.search_fill': { is_only: 'bool'; tenant: 'text'; reference: 'text'; finished_at: 'timestamptz?' }
  'milepost.security_event': { id: 'int8'; at: 'timestamptz'; kind: 'text'; how: 'text?'; tenant: 'text?'; address_hash: 'bytea'; session_hash: 'bytea?'; quote_hash: 'bytea?' }
  'milepost.session': { hash: 'bytea'; started_at: 'timestamptz'; used_at: 'timestamptz'; idle_ends_at: 'timestamptz'; ends_at: 'timestamptz' }
  'milepost.session_id': { hash: 'bytea'; session_hash: 'bytea'; issued_at: 'timestamptz'; replaces: 'bytea?'; ends_at: 'timestamptz?' }
  'milepost.session_key': { key: 'bytea'; is_only: 'bool' }
  'milepost.site_answer': { site: 'text'; tenant: 'text'; key_hash: 'bytea'; request_hash: 'bytea'; reference: 'text'; sealed_answer: 'bytea' }
  'milepost.staff_session': { token_hash: 'bytea'; subject: 'text'; name: 'text'; roles: '_text'; brands: '_text'; amr: '_text'; second_factor_at: 'timestamptz?'; sealed_id_token: 'bytea?'; signed_in_at: 'timestamptz'; used_at: 'timestamptz'; ends_at: 'timestamptz'; ended_at: 'timestamptz?'; ended_because: 'text?' }
  'milepost.staff_sign_in': { token_hash: 'bytea'; state: 'text'; nonce: 'text'; code_verifier: 'text'; returns_to: 'text'; wants_second_factor: 'bool'; replaces: 'bytea?'; made_at: 'timestamptz'; ends_at: 'timestamptz' }
  'milepost.subscription_link': { token_hash: 'bytea'; tenant: 'text'; first_policy_number: 'text'; made_at: 'timestamptz'; ends_at: 'timestamptz' }
  'milepost.subscription_stop': { tenant: 'text'; first_policy_number: 'text'; stopped_at: 'timestamptz' }
  'milepost.unnamed_object': { address: 'text'; seen_at: 'timestamptz' }
  'milepost.visit_count': { day: 'date'; journey: 'text'; channel: 'text'; site: 'text'; kind: 'text'; step: 'text'; question: 'text'; code: 'text'; band: 'text'; visits: 'int4'; times: 'int4' }
  'milepost.visit_day': { day: 'date'; counted_at: 'timestamptz' }
  'milepost.visit_event': { at: 'timestamptz'; visit: 'uuid'; journey: 'text'; channel: 'text'; site: 'text'; kind: 'text'; step: 'text'; question: 'text'; code: 'text'; band: 'text' }
  'milepost.webhook_event': { provider: 'text'; event_id: 'text'; type: 'text'; provider_ref: 'text'; order_id: 'text?'; received_at: 'timestamptz'; settled_at: 'timestamptz?' }
  'milepost.work': { id: 'int8'; kind: 'text'; tenant: 'text'; about: 'text'; state: 'text'; subject_id: 'text?'; who: 'text?'; handed_by_id: 'text?'; handed_by: 'text?'; snoozed_until: 'timestamptz?'; reason: 'text?'; moved_at: 'timestamptz'; ended_at: 'timestamptz?' }
  'milepost.work_step': { from_state: 'text'; to_state: 'text' }
}
