create table audit_entry (
  "position" bigint not null,
  at timestamp with time zone not null,
  who text not null,
  account text,
  door text not null,
  because text not null,
  act text not null,
  about_kind text not null,
  about_id text not null,
  before jsonb,
  after jsonb,
  previous_hash bytea not null,
  hash bytea not null,
  outcome text default 'done'::text not null,
  reason_code text,
  PRIMARY KEY ("position"),
  CHECK (((length(because) >= 1) AND (length(because) <= 500))),
  CHECK (((length(who) >= 1) AND (length(who) <= 100))),
  CHECK (((outcome = ANY (ARRAY['refused'::text, 'failed'::text])) = (reason_code IS NOT NULL))),
  CHECK ((act ~ '^[a-z-]+[.][a-z-]+$'::text)),
  CHECK ((door = ANY (ARRAY['command-line'::text, 'service-listener'::text, 'desk'::text, 'nightly-job'::text]))),
  CHECK ((jsonb_typeof(after) = 'object'::text)),
  CHECK ((jsonb_typeof(before) = 'object'::text)),
  CHECK ((length(hash) = 32)),
  CHECK ((length(previous_hash) = 32)),
  CHECK ((outcome = ANY (ARRAY['done'::text, 'begun'::text, 'refused'::text, 'failed'::text]))),
  CHECK ((reason_code ~ '^[A-Z_]{3,40}$'::text))
);
CREATE INDEX audit_entry_about ON milepost.audit_entry USING btree (about_id, "position");
CREATE INDEX audit_entry_account ON milepost.audit_entry USING btree (account, "position");
CREATE INDEX audit_entry_act ON milepost.audit_entry USING btree (act, "position");
CREATE INDEX audit_entry_at ON milepost.audit_entry USING btree (at, "position");
CREATE INDEX audit_entry_person ON milepost.audit_entry USING btree (lower(who), "position");
CREATE INDEX audit_entry_sign_in ON milepost.audit_entry USING btree (at) WHERE (act = 'staff.sign-in'::text);
CREATE INDEX audit_entry_who ON milepost.audit_entry USING btree (who, "position");

create table audit_head (
  is_only boolean default true not null,
  "position" bigint default 0 not null,
  hash bytea not null,
  cut_position bigint default 0 not null,
  cut_hash bytea not null,
  PRIMARY KEY (is_only),
  CHECK ((cut_position <= "position")),
  CHECK (is_only)
);

create table check_tally (
  bucket text not null,
  tenant text not null,
  key_hash bytea not null,
  attempts integer not null,
  in_all integer not null,
  since timestamp with time zone not null,
  PRIMARY KEY (bucket, tenant, key_hash),
  CHECK ((bucket = ANY (ARRAY['quote'::text, 'address'::text, 'asker'::text, 'link-request'::text, 'link-recipient'::text]))) NOT VALID,
  CHECK ((octet_length(key_hash) = 32))
);
CREATE INDEX check_tally_since ON milepost.check_tally USING btree (since);

create table customer_payment (
  tenant text not null,
  policy_number text not null,
  number integer not null,
  amount_pence bigint not null,
  way text not null,
  received_on text not null,
  who text not null,
  recorded_at timestamp with time zone not null,
  PRIMARY KEY (tenant, policy_number, number),
  FOREIGN KEY (tenant, policy_number) REFERENCES policy(tenant, policy_number),
  CHECK ((amount_pence > 0)),
  CHECK ((number > 0)),
  CHECK ((received_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text)),
  CHECK ((way = ANY (ARRAY['card'::text, 'bank'::text])))
);

create table customer_promise (
  id bigint generated always as identity not null,
  tenant text not null,
  policy_number text not null,
  kind text not null,
  subject text not null,
  template text not null,
  handed_over_at timestamp with time zone not null,
  on_day text,
  amount_pence bigint,
  last_four text,
  renews boolean,
  reference text,
  version integer,
  PRIMARY KEY (id),
  UNIQUE (tenant, policy_number, kind, subject, template),
  FOREIGN KEY (tenant, policy_number) REFERENCES policy(tenant, policy_number),
  CHECK (((kind = 'price'::text) = ((reference IS NOT NULL) AND (version IS NOT NULL)))),
  CHECK (((kind = 'renewal'::text) = (renews IS NOT NULL))),
  CHECK (((kind = ANY (ARRAY['price'::text, 'charge'::text, 'cover-ends'::text])) = (on_day IS NOT NULL))),
  CHECK ((amount_pence > 0)),
  CHECK ((kind = ANY (ARRAY['price'::text, 'charge'::text, 'renewal'::text, 'cover-ends'::text, 'documents'::text]))),
  CHECK ((last_four ~ '^[0-9]{4}$'::text)),
  CHECK ((on_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text)),
  CHECK ((version > 0))
);
CREATE INDEX customer_promise_price ON milepost.customer_promise USING btree (tenant, reference, id DESC) WHERE (kind = 'price'::text);

create table data_request (
  id text not null,
  tenant text not null,
  kind text not null,
  sealed_person bytea,
  received_on text not null,
  due_on text not null,
  extended_because text,
  state text default 'open'::text not null,
  first_subject_id text,
  first_who text,
  second_subject_id text,
  second_who text,
  outcome text,
  made_at timestamp with time zone not null,
  moved_at timestamp with time zone not null,
  PRIMARY KEY (id),
  CHECK (((due_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text) AND (due_on > received_on))),
  CHECK (((first_who IS NULL) = (first_subject_id IS NULL))),
  CHECK (((kind <> 'erase'::text) OR (state <> 'done'::text) OR (second_subject_id IS NOT NULL))),
  CHECK (((second_who IS NULL) = (second_subject_id IS NULL))),
  CHECK (((state <> 'proposed'::text) OR (first_subject_id IS NOT NULL))),
  CHECK (((state = ANY (ARRAY['done'::text, 'refused'::text])) = (outcome IS NOT NULL))),
  CHECK ((id ~ '^dr_[A-Za-z0-9_-]{22}$'::text)),
  CHECK ((kind = ANY (ARRAY['export'::text, 'erase'::text, 'restrict'::text, 'correct'::text]))),
  CHECK ((received_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text)),
  CHECK ((second_subject_id <> first_subject_id))
);
CREATE INDEX data_request_open ON milepost.data_request USING btree (due_on) WHERE (state = ANY (ARRAY['open'::text, 'proposed'::text]));

create table data_request_step (
  from_state text not null,
  to_state text not null,
  PRIMARY KEY (from_state, to_state)
);
-- open: done, proposed, refused
-- proposed: done, open

create table draft (
  tenant text not null,
  journey text not null,
  id_hash bytea not null,
  answers jsonb not null,
  revision integer not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  completed_steps text[] default '{}'::text[] not null,
  besides jsonb default '{}'::jsonb not null,
  shape integer default 1 not null,
  save_id text default ''::text not null,
  failed_checks integer default 0 not null,
  PRIMARY KEY (tenant, journey, id_hash),
  CHECK ((failed_checks >= 0)),
  CHECK ((jsonb_typeof(answers) = 'object'::text)),
  CHECK ((jsonb_typeof(besides) = 'object'::text)),
  CHECK ((octet_length(id_hash) = 32)),
  CHECK ((revision > 0))
);
CREATE INDEX draft_created_at ON milepost.draft USING brin (created_at) WITH (pages_per_range='16', autosummarize='on');

create table draft_attempt (
  tenant text not null,
  journey text not null,
  id_hash bytea not null,
  attempts integer not null,
  since timestamp with time zone not null,
  PRIMARY KEY (tenant, journey, id_hash),
  CHECK ((attempts > 0)),
  CHECK ((octet_length(id_hash) = 32))
);
CREATE INDEX draft_attempt_since ON milepost.draft_attempt USING btree (since);

create table draft_link (
  token_hash bytea not null,
  tenant text not null,
  journey text not null,
  id_hash bytea not null,
  sealed_draft_id bytea not null,
  made_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  used_at timestamp with time zone,
  PRIMARY KEY (token_hash),
  FOREIGN KEY (tenant, journey, id_hash) REFERENCES draft(tenant, journey, id_hash) ON DELETE CASCADE,
  CHECK ((ends_at > made_at)),
  CHECK ((octet_length(token_hash) = 32))
);
CREATE INDEX draft_link_draft ON milepost.draft_link USING btree (tenant, journey, id_hash);
CREATE INDEX draft_link_made_at ON milepost.draft_link USING btree (made_at);

create table draft_link_request (
  tenant text not null,
  journey text not null,
  id_hash bytea not null,
  attempts integer not null,
  since timestamp with time zone not null,
  PRIMARY KEY (tenant, journey, id_hash),
  CHECK ((attempts > 0)),
  CHECK ((octet_length(id_hash) = 32))
);
CREATE INDEX draft_link_request_since ON milepost.draft_link_request USING btree (since);

create table encryption_key (
  fingerprint text not null,
  first_used_at timestamp with time zone not null,
  retired_at timestamp with time zone,
  PRIMARY KEY (fingerprint),
  CHECK ((fingerprint ~ '^[0-9a-f]{16}$'::text))
);

create table encryption_progress (
  column_name text not null,
  fingerprint text not null,
  last_key jsonb,
  changed bigint default 0 not null,
  finished_at timestamp with time zone,
  PRIMARY KEY (column_name)
);

create table finance_mandate (
  tenant text not null,
  policy_number text not null,
  state text not null,
  ref text,
  code text,
  at timestamp with time zone not null,
  PRIMARY KEY (tenant, policy_number),
  FOREIGN KEY (tenant, policy_number) REFERENCES policy(tenant, policy_number),
  CHECK ((state = ANY (ARRAY['lodged'::text, 'rejected'::text])))
);
CREATE INDEX finance_mandate_rejected ON milepost.finance_mandate USING btree (at) WHERE (state = 'rejected'::text);

create table injury_report (
  tenant text not null,
  policy_number text not null,
  reported_on text not null,
  recorded_at timestamp with time zone not null,
  PRIMARY KEY (tenant, policy_number),
  FOREIGN KEY (tenant, policy_number) REFERENCES policy(tenant, policy_number),
  CHECK ((reported_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text))
);

create table job (
  id uuid default gen_random_uuid() not null,
  name text not null,
  data jsonb not null,
  state text default 'waiting'::text not null,
  run_at timestamp with time zone default milepost.now() not null,
  planned_at timestamp with time zone,
  failures integer default 0 not null,
  woken_after integer default 0 not null,
  claims integer default 0 not null,
  expiries integer default 0 not null,
  lease_seconds integer,
  lease_until timestamp with time zone,
  tried_at timestamp with time zone,
  created_at timestamp with time zone default milepost.now() not null,
  ended_at timestamp with time zone,
  error jsonb,
  once_key text,
  PRIMARY KEY (id),
  UNIQUE (once_key),
  CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'dead'::text])))
);
CREATE INDEX job_running ON milepost.job USING btree (lease_until) WHERE (state = 'running'::text);
CREATE INDEX job_troubled ON milepost.job USING btree (created_at) WHERE ((state = 'dead'::text) OR ((state = 'waiting'::text) AND (failures > 0)));
CREATE INDEX job_waiting ON milepost.job USING btree (run_at) WHERE (state = 'waiting'::text);

create table ledger_entry (
  id bigint generated always as identity not null,
  tenant text not null,
  attempt_id text not null,
  kind text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (id),
  UNIQUE (attempt_id, kind),
  FOREIGN KEY (attempt_id) REFERENCES payment_attempt(id),
  CHECK (((kind ~ '^[a-z]+(-[a-z]+)*(-[1-9][0-9]*)?$'::text) OR (kind = 'cover-held'::text)))
);
CREATE INDEX ledger_entry_at ON milepost.ledger_entry USING btree (at);

create table ledger_line (
  entry_id bigint not null,
  account text not null,
  pence bigint not null,
  PRIMARY KEY (entry_id, account),
  FOREIGN KEY (entry_id) REFERENCES ledger_entry(id),
  CHECK ((pence <> 0))
);

create table lender_event (
  tenant text not null,
  policy_number text not null,
  number integer not null,
  kind text not null,
  on_day text not null,
  amount_pence bigint not null,
  who text not null,
  recorded_at timestamp with time zone not null,
  replaced_at timestamp with time zone,
  PRIMARY KEY (tenant, policy_number, number),
  FOREIGN KEY (tenant, policy_number) REFERENCES policy(tenant, policy_number),
  CHECK ((amount_pence > 0)),
  CHECK ((kind = ANY (ARRAY['missed'::text, 'collected'::text, 'default-notice'::text]))),
  CHECK ((number > 0)),
  CHECK ((on_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text))
);
CREATE UNIQUE INDEX lender_event_once ON milepost.lender_event USING btree (tenant, policy_number, kind, on_day) WHERE (replaced_at IS NULL);

create table loan_ending (
  tenant text not null,
  policy_number text not null,
  kind text not null,
  lent_pence bigint not null,
  sent_pence bigint not null,
  owed_pence bigint not null,
  back_pence bigint not null,
  settled_on text not null,
  asked_at timestamp with time zone not null,
  lender_ref text,
  acknowledged_at timestamp with time zone,
  alone jsonb,
  PRIMARY KEY (tenant, policy_number),
  FOREIGN KEY (tenant, policy_number) REFERENCES policy(tenant, policy_number),
  CHECK (((acknowledged_at IS NULL) = (lender_ref IS NULL))),
  CHECK ((back_pence >= 0)),
  CHECK ((jsonb_typeof(alone) = 'object'::text)),
  CHECK ((kind = ANY (ARRAY['undrawn'::text, 'undone'::text, 'settled'::text]))),
  CHECK ((lent_pence > 0)),
  CHECK ((owed_pence >= 0)),
  CHECK ((sent_pence >= 0)),
  CHECK ((settled_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text))
);
CREATE INDEX loan_ending_to_us ON milepost.loan_ending USING btree (((alone ->> 'payBy'::text))) WHERE ((alone ->> 'payTo'::text) = 'us'::text);
CREATE INDEX loan_ending_unacknowledged ON milepost.loan_ending USING btree (asked_at) WHERE (acknowledged_at IS NULL);

create table looked_up_vehicle (
  registration text not null,
  info jsonb not null,
  looked_up_at timestamp with time zone not null,
  PRIMARY KEY (registration),
  CHECK ((jsonb_typeof(info) = 'object'::text)),
  CHECK ((registration ~ '^[A-Z0-9]{1,9}$'::text))
);

create table mail_claim (
  subject text not null,
  template text not null,
  claimed_at timestamp with time zone not null,
  PRIMARY KEY (subject, template)
);

create table mail_sent (
  subject text not null,
  template text not null,
  sent_at timestamp with time zone not null,
  is_confirmed boolean default true not null,
  doubted_at timestamp with time zone,
  PRIMARY KEY (subject, template)
);

create table mail_stop (
  tenant text not null,
  address_hash bytea not null,
  stopped_at timestamp with time zone not null,
  PRIMARY KEY (tenant, address_hash),
  CHECK ((octet_length(address_hash) = 32))
);

create table mail_stop_link (
  token_hash bytea not null,
  tenant text not null,
  address_hash bytea not null,
  made_at timestamp with time zone not null,
  PRIMARY KEY (token_hash),
  CHECK ((octet_length(address_hash) = 32)),
  CHECK ((octet_length(token_hash) = 32))
);

create table migration (
  name character varying(255) not null,
  "timestamp" character varying(255) not null,
  checksum text,
  PRIMARY KEY (name)
);

create table migration_lock (
  id character varying(255) not null,
  is_locked integer default 0 not null,
  PRIMARY KEY (id)
);

create table notice_withdrawn (
  tenant text not null,
  policy_number text not null,
  asked_at timestamp with time zone not null,
  reason text not null,
  would_have_ended_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone not null,
  because text not null,
  PRIMARY KEY (tenant, policy_number, asked_at),
  FOREIGN KEY (tenant, policy_number) REFERENCES policy(tenant, policy_number),
  CHECK ((because = ANY (ARRAY['paid'::text, 'customer-stays'::text, 'our-mistake'::text]))),
  CHECK ((reason = ANY (ARRAY['customer'::text, 'non-payment'::text, 'fraud'::text, 'total-loss'::text]))),
  CHECK ((withdrawn_at < would_have_ended_at))
);

create table payment_attempt (
  id text not null,
  tenant text not null,
  reference text not null,
  quote_version integer not null,
  option_id text not null,
  collection_code text not null,
  amount_pence bigint not null,
  provider text,
  provider_ref text,
  nonce_hash bytea,
  state text not null,
  revision integer default 1 not null,
  failure text,
  wanted json,
  sealed_account bytea,
  created_at timestamp with time zone not null,
  moved_at timestamp with time zone not null,
  looked_at timestamp with time zone not null,
  pay_by timestamp with time zone not null,
  is_closed_at_provider boolean default false not null,
  PRIMARY KEY (id),
  FOREIGN KEY (tenant, reference) REFERENCES quote(tenant, reference) NOT VALID,
  CHECK (((provider IS NULL) = (amount_pence = 0))),
  CHECK (((provider_ref IS NULL) OR (provider IS NOT NULL))),
  CHECK ((amount_pence >= 0)),
  CHECK ((id ~ '^pay_[A-Za-z0-9_-]{22}$'::text)),
  CHECK ((json_typeof(wanted) = 'object'::text)),
  CHECK ((octet_length(nonce_hash) = 32))
);
CREATE INDEX payment_attempt_created_at ON milepost.payment_attempt USING brin (created_at) WITH (pages_per_range='16', autosummarize='on');
CREATE INDEX payment_attempt_of_quote ON milepost.payment_attempt USING btree (tenant, reference);
CREATE INDEX payment_attempt_stopped ON milepost.payment_attempt USING btree (moved_at) WHERE (state = ANY (ARRAY['CONFIRM_READY'::text, 'UNKNOWN'::text, 'AUTHORISED'::text, 'TAKEN_UP'::text, 'CAPTURE_READY'::text, 'CAPTURE_ERROR'::text, 'VOID_READY'::text, 'REFUND_READY'::text]));
CREATE INDEX payment_attempt_unsettled ON milepost.payment_attempt USING btree (looked_at) WHERE ((state = ANY (ARRAY['CREATED'::text, 'CONFIRM_READY'::text, 'ACTION_REQUIRED'::text, 'UNKNOWN'::text, 'AUTHORISED'::text, 'VOID_READY'::text, 'REFUND_READY'::text])) OR ((state = ANY (ARRAY['EXPIRED'::text, 'SUPERSEDED'::text])) AND (NOT is_closed_at_provider)));
CREATE UNIQUE INDEX payment_attempt_live ON milepost.payment_attempt USING btree (tenant, reference) WHERE (state = ANY (ARRAY['CREATED'::text, 'CONFIRM_READY'::text, 'ACTION_REQUIRED'::text, 'UNKNOWN'::text, 'AUTHORISED'::text, 'TAKEN_UP'::text, 'CAPTURE_READY'::text, 'CAPTURE_ERROR'::text, 'CAPTURED'::text]));
CREATE UNIQUE INDEX payment_attempt_of_provider ON milepost.payment_attempt USING btree (provider, provider_ref) WHERE (provider_ref IS NOT NULL);

create table payment_event (
  id bigint generated always as identity not null,
  attempt_id text not null,
  from_state text,
  to_state text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (attempt_id) REFERENCES payment_attempt(id)
);
CREATE INDEX payment_event_of_attempt ON milepost.payment_event USING btree (attempt_id);

create table payment_step (
  from_state text not null,
  to_state text not null,
  PRIMARY KEY (from_state, to_state)
);
-- ACTION_REQUIRED: AUTHORISED, DECLINED, EXPIRED, SUPERSEDED, UNKNOWN, VOID_READY
-- AUTHORISED: EXPIRED, TAKEN_UP, VOID_READY
-- CAPTURED: REFUND_READY
-- CAPTURE_ERROR: CAPTURE_READY
-- CAPTURE_READY: CAPTURED, CAPTURE_ERROR
-- CONFIRM_READY: ACTION_REQUIRED, AUTHORISED, DECLINED, EXPIRED, UNKNOWN, VOID_READY
-- CREATED: ACTION_REQUIRED, AUTHORISED, CONFIRM_READY, DECLINED, EXPIRED, SUPERSEDED, UNKNOWN, VOID_READY
-- DECLINED: VOID_READY
-- EXPIRED: VOID_READY
-- REFUND_READY: REFUNDED
-- SUPERSEDED: VOID_READY
-- TAKEN_UP: CAPTURE_READY
-- UNKNOWN: ACTION_REQUIRED, AUTHORISED, DECLINED, EXPIRED, VOID_READY
-- VOID_READY: REFUND_READY, VOIDED

create table policy (
  tenant text not null,
  policy_number text not null,
  reference text not null,
  quote_version integer not null,
  attempt_id text not null,
  journey text not null,
  term text not null,
  option_id text not null,
  collection_code text not null,
  due_now_pence bigint not null,
  total_payable_pence bigint not null,
  cover_start timestamp with time zone not null,
  cover_end timestamp with time zone not null,
  wanted json not null,
  contact json not null,
  sealed_account bytea,
  portal_user text,
  answer json,
  issued_at timestamp with time zone not null,
  PRIMARY KEY (tenant, policy_number),
  UNIQUE (attempt_id),
  UNIQUE (tenant, reference),
  FOREIGN KEY (attempt_id) REFERENCES payment_attempt(id),
  FOREIGN KEY (tenant, reference) REFERENCES quote(tenant, reference) NOT VALID,
  CHECK ((cover_end > cover_start)),
  CHECK ((due_now_pence >= 0)),
  CHECK ((json_typeof(contact) = 'object'::text)),
  CHECK ((json_typeof(wanted) = 'object'::text)),
  CHECK ((portal_user = ANY (ARRAY['created'::text, 'exists'::text, 'not-created'::text]))),
  CHECK ((term = ANY (ARRAY['annual'::text, 'thirty-day'::text, 'impound'::text]))),
  CHECK ((total_payable_pence >= due_now_pence)),
  CHECK (starts_with(policy_number, (tenant || '-'::text)))
);
CREATE INDEX policy_cover_end ON milepost.policy USING btree (cover_end);
CREATE INDEX policy_issued_at ON milepost.policy USING brin (issued_at) WITH (pages_per_range='16', autosummarize='on');
CREATE INDEX policy_to_post ON milepost.policy USING btree (issued_at) WHERE (((contact ->> 'documentsByPost'::text) = 'true'::text) OR ((wanted ->> 'sendWelcomePack'::text) = 'true'::text));

create table policy_cancellation (
  tenant text not null,
  policy_number text not null,
  reason text not null,
  cancelled_at timestamp with time zone not null,
  figures jsonb,
  asked_at timestamp with time zone not null,
  effected_at timestamp with time zone,
  has_claimed boolean default false not null,
  default_notice_on text,
  brought_by text,
  first_subject_id text,
  first_who text,
  is_within_authority boolean default false not null,
  promised_figures jsonb,
  renewal_before jsonb,
  PRIMARY KEY (tenant, policy_number),
  FOREIGN KEY (tenant, policy_number) REFERENCES policy(tenant, policy_number),
  CHECK (((first_who IS NULL) = (first_subject_id IS NULL))),
  CHECK ((default_notice_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text)),
  CHECK ((jsonb_typeof(figures) = 'object'::text)),
  CHECK ((jsonb_typeof(promised_figures) = 'object'::text)),
  CHECK ((jsonb_typeof(renewal_before) = 'object'::text)),
  CHECK ((reason = ANY (ARRAY['customer'::text, 'non-payment'::text, 'fraud'::text, 'total-loss'::text])))
);
CREATE INDEX policy_cancellation_at ON milepost.policy_cancellation USING btree (cancelled_at);
CREATE INDEX policy_cancellation_to_come ON milepost.policy_cancellation USING btree (cancelled_at) WHERE (effected_at IS NULL);

create table policy_document (
  id text not null,
  tenant text not null,
  policy_number text not null,
  kind text not null,
  place integer not null,
  name text not null,
  file_name text not null,
  bytes bytea,
  sha256 bytea,
  made_at timestamp with time zone,
  object_address text,
  PRIMARY KEY (id),
  UNIQUE (tenant, policy_number, kind),
  FOREIGN KEY (tenant, policy_number) REFERENCES policy(tenant, policy_number),
  CHECK (((length(id) >= 22) AND (length(id) <= 64))),
  CHECK (((length(object_address) = 64) AND (object_address !~ '[^0-9a-f]'::text))),
  CHECK (((num_nonnulls(bytes, object_address) = num_nonnulls(sha256)) AND (num_nonnulls(sha256) = num_nonnulls(made_at)))),
  CHECK ((octet_length(bytes) > 0)),
  CHECK ((octet_length(sha256) = 32))
);
CREATE UNIQUE INDEX policy_document_object ON milepost.policy_document USING btree (object_address) WHERE (object_address IS NOT NULL);

create table policy_event (
  id bigint generated always as identity not null,
  tenant text not null,
  policy_number text not null,
  kind text not null,
  at timestamp with time zone not null,
  PRIMARY KEY (id),
  FOREIGN KEY (tenant, policy_number) REFERENCES policy(tenant, policy_number)
);
CREATE INDEX policy_event_of_policy ON milepost.policy_event USING btree (tenant, policy_number);

create table policy_proof (
  tenant text not null,
  policy_number text not null,
  code text not null,
  state text not null,
  refusal text,
  asked_at timestamp with time zone not null,
  due_on text not null,
  moved_at timestamp with time zone not null,
  PRIMARY KEY (tenant, policy_number, code),
  FOREIGN KEY (tenant, policy_number) REFERENCES policy(tenant, policy_number),
  CHECK (((state = 'refused'::text) = (refusal IS NOT NULL))),
  CHECK ((code ~ '^[a-z-]+$'::text)),
  CHECK ((due_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text)),
  CHECK ((state = ANY (ARRAY['asked'::text, 'received'::text, 'accepted'::text, 'refused'::text, 'not-needed'::text])))
);
CREATE INDEX policy_proof_open ON milepost.policy_proof USING btree (due_on) WHERE (state = ANY (ARRAY['asked'::text, 'received'::text, 'refused'::text]));

create table policy_refund (
  tenant text not null,
  policy_number text not null,
  number integer not null,
  attempt_id text not null,
  amount_pence bigint not null,
  reason text not null,
  state text not null,
  target_pence bigint,
  first_subject_id text not null,
  first_who text not null,
  second_subject_id text,
  second_who text,
  begun_at timestamp with time zone not null,
  moved_at timestamp with time zone not null,
  corrects integer,
  waits_since timestamp with time zone,
  way text default 'card'::text not null,
  PRIMARY KEY (tenant, policy_number, number),
  FOREIGN KEY (attempt_id) REFERENCES payment_attempt(id),
  FOREIGN KEY (tenant, policy_number) REFERENCES policy(tenant, policy_number),
  CHECK (((second_who IS NULL) = (second_subject_id IS NULL))),
  CHECK (((target_pence IS NULL) = ((way = 'bank'::text) OR (state = ANY (ARRAY['proposed'::text, 'refused'::text, 'replaced'::text]))))),
  CHECK (((way = 'card'::text) OR (reason = 'cancellation'::text))),
  CHECK ((amount_pence > 0)),
  CHECK ((corrects < number)),
  CHECK ((number > 0)),
  CHECK ((reason = ANY (ARRAY['cancellation'::text, 'overcharged'::text, 'our-mistake'::text, 'goodwill'::text]))),
  CHECK ((second_subject_id <> first_subject_id)),
  CHECK ((way = ANY (ARRAY['card'::text, 'bank'::text])))
);
CREATE INDEX policy_refund_first ON milepost.policy_refund USING btree (first_subject_id, begun_at);
CREATE INDEX policy_refund_of_attempt ON milepost.policy_refund USING btree (attempt_id);
CREATE INDEX policy_refund_open ON milepost.policy_refund USING btree (begun_at) WHERE (state = ANY (ARRAY['proposed'::text, 'ready'::text, 'failed'::text]));
CREATE UNIQUE INDEX policy_refund_of_cancellation ON milepost.policy_refund USING btree (tenant, policy_number, way) WHERE ((reason = 'cancellation'::text) AND (state = ANY (ARRAY['proposed'::text, 'ready'::text, 'failed'::text])));

create table quote (
  tenant text not null,
  reference text not null,
  journey text not null,
  term text not null,
  channel text not null,
  status text not null,
  beside_reference text,
  current_version integer not null,
  is_locked boolean default false not null,
  locked_until timestamp with time zone,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  is_restart boolean default false not null,
  provenance json,
  ceiling_reference text,
  ceiling_version integer,
  shelf date default '-infinity'::date not null,
  PRIMARY KEY (tenant, reference),
  CHECK (((NOT isfinite(shelf)) OR (shelf = (date_trunc('month'::text, (created_at AT TIME ZONE 'UTC'::text)))::date))) NOT VALID,
  CHECK (((ceiling_reference IS NULL) = (ceiling_version IS NULL))),
  CHECK (((reference ~ '^[A-Z]+-[0-9A-HJKMNP-TV-Z]{11}$'::text) AND starts_with(reference, (tenant || '-'::text)))),
  CHECK ((beside_reference <> reference)),
  CHECK ((ceiling_version > 0)),
  CHECK ((channel = ANY (ARRAY['direct'::text, 'aggregator'::text]))),
  CHECK ((current_version > 0)),
  CHECK ((expires_at > created_at)),
  CHECK ((is_locked OR (locked_until IS NULL))),
  CHECK ((json_typeof(provenance) = 'object'::text)),
  CHECK ((status = ANY (ARRAY['priced'::text, 'referred'::text, 'declined'::text, 'taken-up'::text]))),
  CHECK ((term = ANY (ARRAY['annual'::text, 'thirty-day'::text, 'impound'::text])))
);
CREATE INDEX quote_created_at ON milepost.quote USING brin (created_at) WITH (pages_per_range='16', autosummarize='on');
CREATE INDEX quote_locked ON milepost.quote USING btree (tenant, reference) WHERE is_locked;

create table quote_arrival (
  tenant text not null,
  reference text not null,
  site text not null,
  provenance jsonb not null,
  shown_in_full_pence bigint,
  shown_per_month_pence bigint,
  shown_at timestamp with time zone not null,
  PRIMARY KEY (tenant, reference),
  FOREIGN KEY (tenant, reference) REFERENCES quote(tenant, reference) ON DELETE CASCADE,
  CHECK ((shown_in_full_pence > 0)),
  CHECK ((shown_per_month_pence > 0))
);

create table quote_contact (
  tenant text not null,
  reference text not null,
  contact jsonb not null,
  updated_at timestamp with time zone not null,
  PRIMARY KEY (tenant, reference),
  FOREIGN KEY (tenant, reference) REFERENCES quote(tenant, reference) ON DELETE CASCADE,
  CHECK ((jsonb_typeof(contact) = 'object'::text))
);

create table quote_document (
  id text not null,
  tenant text not null,
  reference text not null,
  version integer not null,
  kind text not null,
  PRIMARY KEY (id),
  UNIQUE (tenant, reference, version, kind),
  FOREIGN KEY (tenant, reference) REFERENCES quote(tenant, reference) ON DELETE CASCADE NOT VALID,
  CHECK (((length(id) >= 22) AND (length(id) <= 64)))
);

create table quote_grant (
  tenant text not null,
  reference text not null,
  session_hash bytea not null,
  ends_at timestamp with time zone not null,
  made_at timestamp with time zone,
  how text,
  PRIMARY KEY (tenant, reference, session_hash),
  FOREIGN KEY (tenant, reference) REFERENCES quote(tenant, reference) ON DELETE CASCADE,
  CHECK ((octet_length(session_hash) = 32))
);
CREATE INDEX quote_grant_made_at ON milepost.quote_grant USING brin (made_at) WITH (pages_per_range='16', autosummarize='on');
CREATE INDEX quote_grant_of_session ON milepost.quote_grant USING btree (session_hash);

create table quote_note (
  tenant text not null,
  reference text not null,
  "position" integer not null,
  kind text not null,
  at timestamp with time zone not null,
  subject_id text not null,
  who text not null,
  words_hash bytea not null,
  PRIMARY KEY (tenant, reference, "position"),
  FOREIGN KEY (tenant, reference) REFERENCES quote(tenant, reference) ON DELETE CASCADE,
  CHECK (("position" > 0)),
  CHECK (((length(who) >= 1) AND (length(who) <= 100))),
  CHECK ((kind = ANY (ARRAY['note'::text, 'vulnerable'::text, 'not-vulnerable'::text]))),
  CHECK ((octet_length(words_hash) = 32))
);

create table quote_note_words (
  tenant text not null,
  reference text not null,
  "position" integer not null,
  sealed_words bytea not null,
  PRIMARY KEY (tenant, reference, "position"),
  FOREIGN KEY (tenant, reference, "position") REFERENCES quote_note(tenant, reference, "position") ON DELETE CASCADE
);

create table quote_token (
  token_hash bytea not null,
  tenant text not null,
  reference text not null,
  kind text not null,
  made_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  used_at timestamp with time zone,
  mailed_at timestamp with time zone,
  PRIMARY KEY (token_hash),
  FOREIGN KEY (tenant, reference) REFERENCES quote(tenant, reference) ON DELETE CASCADE,
  CHECK ((ends_at > made_at)),
  CHECK ((kind = ANY (ARRAY['comparison-site'::text, 'reminder'::text, 'emailed-link'::text]))),
  CHECK ((octet_length(token_hash) = 32))
);
CREATE INDEX quote_token_of_quote ON milepost.quote_token USING btree (tenant, reference);

create table quote_token_unlock (
  token_hash bytea not null,
  session_hash bytea not null,
  ends_at timestamp with time zone not null,
  PRIMARY KEY (token_hash, session_hash),
  FOREIGN KEY (token_hash) REFERENCES quote_token(token_hash) ON DELETE CASCADE,
  CHECK ((octet_length(session_hash) = 32))
);

create table quote_version (
  tenant text not null,
  reference text not null,
  version integer not null,
  outcome_id text not null,
  answers json not null,
  marketing json,
  risk json,
  choices json,
  assessment json,
  cause text not null,
  priced_at timestamp with time zone not null,
  shelf date default '-infinity'::date not null,
  packed bytea,
  CHECK (((length(outcome_id) >= 1) AND (length(outcome_id) <= 36))),
  CHECK ((json_typeof(answers) = 'object'::text)),
  CHECK ((json_typeof(assessment) = 'object'::text)),
  CHECK ((json_typeof(choices) = 'object'::text)),
  CHECK ((json_typeof(marketing) = 'object'::text)),
  CHECK ((json_typeof(risk) = 'object'::text)),
  CHECK ((version > 0))
);
-- a table for each month, by RANGE (shelf)

create table referral (
  tenant text not null,
  reference text not null,
  number integer not null,
  version integer not null,
  state text default 'open'::text not null,
  opened_at timestamp with time zone not null,
  moved_at timestamp with time zone not null,
  due_at timestamp with time zone,
  approvals jsonb default '[]'::jsonb not null,
  terms jsonb,
  PRIMARY KEY (tenant, reference, number),
  FOREIGN KEY (tenant, reference) REFERENCES quote(tenant, reference) ON DELETE CASCADE,
  CHECK (((state <> ALL (ARRAY['approved'::text, 'bought'::text])) OR (terms IS NOT NULL))),
  CHECK (((state <> ALL (ARRAY['asked'::text, 'approved'::text])) OR (due_at IS NOT NULL))),
  CHECK ((jsonb_typeof(approvals) = 'array'::text)),
  CHECK ((jsonb_typeof(terms) = 'object'::text)),
  CHECK ((number > 0))
);
CREATE INDEX referral_due ON milepost.referral USING btree (due_at) WHERE (state = 'approved'::text);
CREATE INDEX referral_waiting ON milepost.referral USING btree (opened_at) WHERE (state = ANY (ARRAY['open'::text, 'asked'::text]));
CREATE UNIQUE INDEX referral_undecided ON milepost.referral USING btree (tenant, reference) WHERE (state = ANY (ARRAY['open'::text, 'asked'::text]));

create table referral_event (
  tenant text not null,
  reference text not null,
  number integer not null,
  "position" integer not null,
  kind text not null,
  at timestamp with time zone not null,
  version integer not null,
  subject_id text,
  who text,
  authority text,
  because text,
  first_subject_id text,
  first_who text,
  issues jsonb,
  approvals jsonb,
  terms jsonb,
  ends_at timestamp with time zone,
  words_hash bytea,
  PRIMARY KEY (tenant, reference, number, "position"),
  FOREIGN KEY (tenant, reference, number) REFERENCES referral(tenant, reference, number) ON DELETE CASCADE,
  CHECK (("position" > 0)),
  CHECK ((((first_who IS NULL) = (first_subject_id IS NULL)) AND (first_subject_id <> subject_id))),
  CHECK (((who IS NULL) = (authority IS NULL))),
  CHECK (((who IS NULL) = (subject_id IS NULL))),
  CHECK ((jsonb_typeof(approvals) = 'array'::text)),
  CHECK ((jsonb_typeof(issues) = 'array'::text)),
  CHECK ((jsonb_typeof(terms) = 'object'::text)),
  CHECK ((kind ~ '^[a-z-]+$'::text)),
  CHECK ((octet_length(words_hash) = 32))
);

create table referral_link (
  token_hash bytea not null,
  tenant text not null,
  reference text not null,
  number integer not null,
  "position" integer not null,
  made_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  PRIMARY KEY (token_hash),
  FOREIGN KEY (tenant, reference, number, "position") REFERENCES referral_event(tenant, reference, number, "position") ON DELETE CASCADE,
  CHECK ((octet_length(token_hash) = 32))
);
CREATE INDEX referral_link_of_event ON milepost.referral_link USING btree (tenant, reference, number, "position");

create table referral_step (
  from_state text not null,
  to_state text not null,
  PRIMARY KEY (from_state, to_state)
);
-- approved: bought, lapsed
-- asked: approved, declined, lapsed, open, withdrawn
-- open: approved, asked, declined, lapsed, withdrawn

create table referral_words (
  tenant text not null,
  reference text not null,
  number integer not null,
  "position" integer not null,
  sealed_words bytea not null,
  PRIMARY KEY (tenant, reference, number, "position"),
  FOREIGN KEY (tenant, reference, number, "position") REFERENCES referral_event(tenant, reference, number, "position") ON DELETE CASCADE
);

create table refund_step (
  claim text not null,
  from_state text not null,
  to_state text not null,
  PRIMARY KEY (claim, from_state, to_state),
  CHECK ((claim = ANY (ARRAY['owed'::text, 'chosen'::text, 'transfer'::text])))
);
-- chosen, failed: ready, transferred
-- chosen, proposed: ready, refused
-- chosen, ready: failed, refunded
-- owed, failed: ready, transferred
-- owed, proposed: ready, replaced
-- owed, ready: failed, refunded
-- transfer, proposed: ready, replaced
-- transfer, ready: transferred

create table renewal (
  tenant text not null,
  first_policy_number text not null,
  period_no integer not null,
  from_policy_number text not null,
  last_day text not null,
  term text not null,
  plan text not null,
  state text not null,
  because text,
  reference text,
  policy_number text,
  tries integer default 0 not null,
  next_try_at timestamp with time zone,
  first_told_at timestamp with time zone,
  reminded_at timestamp with time zone,
  told_state text,
  opened_at timestamp with time zone not null,
  moved_at timestamp with time zone not null,
  told_version integer,
  asked_at timestamp with time zone,
  asked_again_at timestamp with time zone,
  refusals integer default 0 not null,
  told_refusals integer default 0 not null,
  ends_told integer default 0 not null,
  mail_failed_at timestamp with time zone,
  PRIMARY KEY (tenant, first_policy_number, period_no),
  UNIQUE (tenant, from_policy_number),
  UNIQUE (tenant, policy_number),
  UNIQUE (tenant, reference),
  CHECK (((asked_again_at IS NULL) OR (asked_at IS NOT NULL))),
  CHECK (((ends_told >= 0) AND (ends_told <= 3))),
  CHECK (((plan = 'by-itself'::text) OR (state <> 'charging'::text))),
  CHECK (((state = 'renewed'::text) = (policy_number IS NOT NULL))),
  CHECK ((last_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text)),
  CHECK ((period_no > 1)),
  CHECK ((plan = ANY (ARRAY['by-itself'::text, 'invitation'::text, 'none'::text]))),
  CHECK ((refusals >= 0)),
  CHECK ((state = ANY (ARRAY['due'::text, 'charging'::text, 'renewed'::text, 'failed'::text, 'lapsed'::text, 'stopped'::text]))),
  CHECK ((term = ANY (ARRAY['annual'::text, 'thirty-day'::text, 'impound'::text]))),
  CHECK ((told_refusals >= 0)),
  CHECK ((told_state = ANY (ARRAY['failed'::text, 'lapsed'::text]))),
  CHECK ((told_version > 0))
);
CREATE INDEX renewal_end_untold ON milepost.renewal USING btree (last_day) WHERE ((ends_told < 3) AND (state = ANY (ARRAY['due'::text, 'stopped'::text, 'lapsed'::text])) AND (because IS DISTINCT FROM 'cancelled'::text));
CREATE INDEX renewal_missed ON milepost.renewal USING btree (moved_at) WHERE ((state = 'lapsed'::text) AND (because = ANY (ARRAY['systems-down'::text, 'mail-down'::text, 'cover-held'::text])));
CREATE INDEX renewal_unfinished ON milepost.renewal USING btree (last_day) WHERE ((state = ANY (ARRAY['due'::text, 'charging'::text, 'failed'::text])) OR (first_told_at IS NULL) OR ((state = 'lapsed'::text) AND (told_state IS DISTINCT FROM 'lapsed'::text)));

create unlogged table request_limit (
  key_hash bytea not null,
  full_at timestamp with time zone not null,
  PRIMARY KEY (key_hash)
);

create table restart_quote (
  tenant text not null,
  reference text not null,
  policy_number text not null,
  created_at timestamp with time zone not null,
  viewed_at timestamp with time zone,
  checked_at timestamp with time zone,
  taken_up_at timestamp with time zone,
  PRIMARY KEY (tenant, reference),
  FOREIGN KEY (tenant, policy_number) REFERENCES policy_cancellation(tenant, policy_number),
  FOREIGN KEY (tenant, reference) REFERENCES quote(tenant, reference) ON DELETE CASCADE
);
CREATE INDEX restart_quote_of_policy ON milepost.restart_quote USING btree (tenant, policy_number);

create table restricted_draft (
  tenant text not null,
  journey text not null,
  id_hash bytea not null,
  request_id text not null,
  PRIMARY KEY (tenant, journey, id_hash, request_id),
  FOREIGN KEY (request_id) REFERENCES restriction(request_id),
  FOREIGN KEY (tenant, journey, id_hash) REFERENCES draft(tenant, journey, id_hash) ON DELETE CASCADE
);
CREATE INDEX restricted_draft_request ON milepost.restricted_draft USING btree (request_id);

create table restricted_quote (
  tenant text not null,
  reference text not null,
  request_id text not null,
  PRIMARY KEY (tenant, reference, request_id),
  FOREIGN KEY (request_id) REFERENCES restriction(request_id),
  FOREIGN KEY (tenant, reference) REFERENCES quote(tenant, reference) ON DELETE CASCADE
);
CREATE INDEX restricted_quote_request ON milepost.restricted_quote USING btree (request_id);

create table restriction (
  request_id text not null,
  tenant text not null,
  since timestamp with time zone not null,
  lifted_at timestamp with time zone,
  told_on text,
  PRIMARY KEY (request_id),
  FOREIGN KEY (request_id) REFERENCES data_request(id),
  CHECK (((lifted_at IS NULL) = (told_on IS NULL))),
  CHECK ((told_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text))
);

create table saved_card (
  tenant text not null,
  policy_number text not null,
  provider text not null,
  customer_ref text not null,
  method_ref text not null,
  last_four text,
  kept_at timestamp with time zone not null,
  expires_in text,
  PRIMARY KEY (tenant, policy_number),
  FOREIGN KEY (tenant, policy_number) REFERENCES policy(tenant, policy_number),
  CHECK ((expires_in ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text)),
  CHECK ((last_four ~ '^[0-9]{4}$'::text))
);

create table search_entry (
  tenant text not null,
  reference text not null,
  number smallint not null,
  at timestamp with time zone not null,
  surname text,
  forename text,
  sound text,
  full_sound text,
  postcode text,
  email text,
  phone text,
  registration text,
  PRIMARY KEY (tenant, reference, number),
  FOREIGN KEY (tenant, reference) REFERENCES quote(tenant, reference) ON DELETE CASCADE,
  CHECK ((number > 0))
);
CREATE INDEX search_entry_email ON milepost.search_entry USING btree (email, tenant, at DESC) INCLUDE (reference) WHERE (email IS NOT NULL);
CREATE INDEX search_entry_full_sound ON milepost.search_entry USING btree (full_sound, tenant, at DESC) INCLUDE (reference) WHERE (full_sound IS NOT NULL);
CREATE INDEX search_entry_phone ON milepost.search_entry USING btree (phone, tenant, at DESC) INCLUDE (reference) WHERE (phone IS NOT NULL);
CREATE INDEX search_entry_postcode ON milepost.search_entry USING btree (postcode, tenant, at DESC) INCLUDE (reference) WHERE (postcode IS NOT NULL);
CREATE INDEX search_entry_registration ON milepost.search_entry USING btree (registration, tenant, at DESC) INCLUDE (reference) WHERE (registration IS NOT NULL);
CREATE INDEX search_entry_sound ON milepost.search_entry USING btree (sound, tenant, at DESC) INCLUDE (reference) WHERE (sound IS NOT NULL);
CREATE INDEX search_entry_surname ON milepost.search_entry USING btree (surname, tenant, at DESC) INCLUDE (reference) WHERE (surname IS NOT NULL);
CREATE INDEX search_entry_surname_forename ON milepost.search_entry USING btree (surname, forename, tenant, at DESC) INCLUDE (reference) WHERE (surname IS NOT NULL);

create table search_fill (
  is_only boolean default true not null,
  tenant text default ''::text not null,
  reference text default ''::text not null,
  finished_at timestamp with time zone,
  PRIMARY KEY (is_only),
  CHECK (is_only)
);

create table security_event (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  kind text not null,
  how text,
  tenant text,
  address_hash bytea not null,
  session_hash bytea,
  quote_hash bytea,
  PRIMARY KEY (id),
  CHECK ((how ~ '^[a-z-]+$'::text)),
  CHECK ((kind ~ '^[a-z-]+$'::text))
);
CREATE INDEX security_event_address_hash ON milepost.security_event USING btree (address_hash, at);
CREATE INDEX security_event_at ON milepost.security_event USING btree (at);
CREATE INDEX security_event_quote_hash ON milepost.security_event USING btree (quote_hash, at);
CREATE INDEX security_event_session_hash ON milepost.security_event USING btree (session_hash, at);

create table session (
  hash bytea not null,
  started_at timestamp with time zone not null,
  used_at timestamp with time zone not null,
  idle_ends_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  PRIMARY KEY (hash),
  CHECK ((octet_length(hash) = 32))
);

create table session_id (
  hash bytea not null,
  session_hash bytea not null,
  issued_at timestamp with time zone not null,
  replaces bytea,
  ends_at timestamp with time zone,
  PRIMARY KEY (hash),
  FOREIGN KEY (session_hash) REFERENCES session(hash) ON DELETE CASCADE,
  CHECK ((octet_length(hash) = 32))
);
CREATE INDEX session_id_of_session ON milepost.session_id USING btree (session_hash);

create table session_key (
  key bytea default decode(replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text), 'hex'::text) not null,
  is_only boolean default true not null,
  PRIMARY KEY (is_only),
  CHECK ((octet_length(key) = 32)),
  CHECK (is_only)
);

create table site_answer (
  site text not null,
  tenant text not null,
  key_hash bytea not null,
  request_hash bytea not null,
  reference text not null,
  sealed_answer bytea not null,
  PRIMARY KEY (site, tenant, key_hash),
  FOREIGN KEY (tenant, reference) REFERENCES quote(tenant, reference) ON DELETE CASCADE,
  CHECK ((octet_length(key_hash) = 32)),
  CHECK ((octet_length(request_hash) = 32))
);
CREATE INDEX site_answer_of_quote ON milepost.site_answer USING btree (tenant, reference);

create table staff_session (
  token_hash bytea not null,
  subject text not null,
  name text not null,
  roles text[] not null,
  brands text[] not null,
  amr text[] not null,
  second_factor_at timestamp with time zone,
  sealed_id_token bytea,
  signed_in_at timestamp with time zone not null,
  used_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_because text,
  PRIMARY KEY (token_hash),
  CHECK (((ended_at IS NULL) = (ended_because IS NULL))),
  CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CHECK (((length(subject) >= 1) AND (length(subject) <= 255))),
  CHECK ((ended_because = ANY (ARRAY['signed-out'::text, 'idle'::text, 'replaced'::text]))),
  CHECK ((ends_at > signed_in_at)),
  CHECK ((octet_length(token_hash) = 32))
);
CREATE INDEX staff_session_of_subject ON milepost.staff_session USING btree (subject);

create table staff_sign_in (
  token_hash bytea not null,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  returns_to text not null,
  wants_second_factor boolean not null,
  replaces bytea,
  made_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  PRIMARY KEY (token_hash),
  CHECK (((returns_to ~~ '/%'::text) AND (returns_to !~~ '//%'::text))),
  CHECK ((octet_length(token_hash) = 32))
);

create table subscription_link (
  token_hash bytea not null,
  tenant text not null,
  first_policy_number text not null,
  made_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  PRIMARY KEY (token_hash),
  CHECK ((ends_at > made_at)),
  CHECK ((octet_length(token_hash) = 32))
);
CREATE INDEX subscription_link_ends ON milepost.subscription_link USING btree (ends_at);

create table subscription_stop (
  tenant text not null,
  first_policy_number text not null,
  stopped_at timestamp with time zone not null,
  PRIMARY KEY (tenant, first_policy_number)
);

create table unnamed_object (
  address text not null,
  seen_at timestamp with time zone not null,
  PRIMARY KEY (address),
  CHECK (((length(address) = 64) AND (address !~ '[^0-9a-f]'::text)))
);

create table visit_count (
  day date not null,
  journey text not null,
  channel text not null,
  site text not null,
  kind text not null,
  step text not null,
  question text not null,
  code text not null,
  band text not null,
  visits integer not null,
  times integer not null,
  PRIMARY KEY (day, kind, journey, channel, site, step, question, code, band),
  CHECK ((times > 0)),
  CHECK ((visits >= 0))
);

create table visit_day (
  day date not null,
  counted_at timestamp with time zone not null,
  PRIMARY KEY (day)
);

create table visit_event (
  at timestamp with time zone not null,
  visit uuid not null,
  journey text not null,
  channel text not null,
  site text not null,
  kind text not null,
  step text not null,
  question text not null,
  code text not null,
  band text not null,
  CHECK ((((length(band) >= 0) AND (length(band) <= 6)) AND (band !~ '[^0-9]'::text))),
  CHECK ((((length(code) >= 0) AND (length(code) <= 60)) AND (code !~ '[^A-Za-z0-9_-]'::text))),
  CHECK ((((length(kind) >= 1) AND (length(kind) <= 40)) AND (kind !~ '[^a-z-]'::text))),
  CHECK ((((length(question) >= 0) AND (length(question) <= 100)) AND (question !~ '[^A-Za-z-]'::text))),
  CHECK ((((length(site) >= 0) AND (length(site) <= 40)) AND (site !~ '[^a-z]'::text))),
  CHECK ((((length(step) >= 1) AND (length(step) <= 40)) AND (step !~ '[^A-Za-z]'::text))),
  CHECK ((channel = ANY (ARRAY['direct'::text, 'aggregator'::text])))
);
CREATE INDEX visit_event_at ON milepost.visit_event USING brin (at) WITH (pages_per_range='16', autosummarize='on');

create table webhook_event (
  provider text not null,
  event_id text not null,
  type text not null,
  provider_ref text not null,
  order_id text,
  received_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  PRIMARY KEY (provider, event_id)
);
CREATE INDEX webhook_event_unsettled ON milepost.webhook_event USING btree (received_at) WHERE (settled_at IS NULL);

create table work (
  id bigint generated always as identity not null,
  kind text not null,
  tenant text not null,
  about text not null,
  state text not null,
  subject_id text,
  who text,
  handed_by_id text,
  handed_by text,
  snoozed_until timestamp with time zone,
  reason text,
  moved_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  PRIMARY KEY (id),
  CHECK (((ended_at IS NULL) = (state <> 'done'::text))),
  CHECK (((handed_by IS NULL) = (handed_by_id IS NULL))),
  CHECK (((handed_by_id IS NULL) = (state <> 'handed'::text))),
  CHECK (((length(about) >= 1) AND (length(about) <= 100))),
  CHECK (((snoozed_until IS NULL) = (state <> 'snoozed'::text))),
  CHECK (((state <> 'new'::text) OR (subject_id IS NULL))),
  CHECK (((state <> ALL (ARRAY['taken'::text, 'handed'::text, 'snoozed'::text])) OR (subject_id IS NOT NULL))),
  CHECK (((who IS NULL) = (subject_id IS NULL))),
  CHECK ((kind ~ '^[a-z]+$'::text)),
  CHECK ((reason ~ '^[a-z-]+$'::text))
);
CREATE INDEX work_done ON milepost.work USING btree (kind, tenant, about, ended_at) WHERE (state = 'done'::text);
CREATE UNIQUE INDEX work_open ON milepost.work USING btree (kind, tenant, about) WHERE (state <> 'done'::text);

create table work_step (
  from_state text not null,
  to_state text not null,
  PRIMARY KEY (from_state, to_state)
);
-- handed: done, handed, new, snoozed
-- new: done, handed, snoozed, taken
-- snoozed: done, handed, new, snoozed, taken
-- taken: done, handed, new, snoozed
