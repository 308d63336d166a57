import { draft } from './0001-draft'
import { draftResuming } from './0002-draft-resuming'
import { quote } from './0003-quote'
import { draftLink } from './0004-draft-link'
import { quoteContact } from './0005-quote-contact'
import { quoteDocument } from './0006-quote-document'
import { payment } from './0007-payment'
import { policy } from './0008-policy'
import { returning } from './0009-returning'
import { comparisonSite } from './0010-comparison-site'
import { restart } from './0011-restart'
import { renewal } from './0012-renewal'
import { retention } from './0013-retention'
import { toldVersion } from './0014-told-version'
import { grantsOfSession } from './0015-grants-of-session'
import { earlierAnswers } from './0016-earlier-answers'
import { linkRecipient } from './0017-link-recipient'
import { job } from './0018-job'
import { asker } from './0019-asker'
import { requestLimit } from './0020-request-limit'
import { whoDidWhat } from './0021-who-did-what'
import { encryption } from './0022-encryption'
import { session } from './0023-session'
import { supersededAfterQuestion } from './0024-superseded-after-question'
import { mailConfirmed } from './0025-mail-confirmed'
import { staffSession } from './0026-staff-session'
import { referral } from './0027-referral'
import { work } from './0028-work'
import { search } from './0029-search'
import { quoteNote } from './0030-quote-note'
import { policyRefund } from './0031-policy-refund'
import { dataRequest } from './0032-data-request'
import { visit } from './0033-visit'
import { restriction } from './0034-restriction'
import { correction } from './0035-correction'
import { paymentsPage } from './0036-payments-page'
import { documentObject } from './0037-document-object'
import { quoteShelf } from './0038-quote-shelf'
import { quoteMonths } from './0039-quote-months'
import { packedVersion } from './0040-packed-version'
import { limitsTogether } from './0041-limits-together'
import { mailDoubted } from './0042-mail-doubted'
import { cancellationNotice } from './0043-cancellation-notice'
import { lender } from './0044-lender'
import { refundOwed } from './0045-refund-owed'
import { customerPromise } from './0046-customer-promise'
import { contactAndCard } from './0047-contact-and-card'
import { actOutcome } from './0048-act-outcome'
import { clock } from './0049-clock'
import { policyErasure } from './0050-policy-erasure'
import { post } from './0052-post'
import { policyProof } from './0053-policy-proof'
import { lenderEventCorrection } from './0054-lender-event-correction'
import type { NumberedMigration } from './numbered-migration'

/** Every migration, oldest first. A list and not a folder scan, because the product runs as one bundled file. */
export const migrations: readonly NumberedMigration[] = [
  draft,
  draftResuming,
  quote,
  draftLink,
  quoteContact,
  quoteDocument,
  payment,
  policy,
  returning,
  comparisonSite,
  restart,
  renewal,
  retention,
  toldVersion,
  grantsOfSession,
  earlierAnswers,
  linkRecipient,
  job,
  asker,
  requestLimit,
  whoDidWhat,
  encryption,
  session,
  supersededAfterQuestion,
  mailConfirmed,
  staffSession,
  referral,
  work,
  search,
  quoteNote,
  policyRefund,
  dataRequest,
  visit,
  restriction,
  correction,
  paymentsPage,
  documentObject,
  quoteShelf,
  quoteMonths,
  packedVersion,
  limitsTogether,
  mailDoubted,
  cancellationNotice,
  lender,
  refundOwed,
  customerPromise,
  contactAndCard,
  actOutcome,
  clock,
  policyErasure,
  post,
  policyProof,
  lenderEventCorrection,
]
