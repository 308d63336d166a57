import { draft } from './0001-draft.ts'
import { draftResuming } from './0002-draft-resuming.ts'
import { quote } from './0003-quote.ts'
import { draftLink } from './0004-draft-link.ts'
import { quoteContact } from './0005-quote-contact.ts'
import { quoteDocument } from './0006-quote-document.ts'
import { payment } from './0007-payment.ts'
import { policy } from './0008-policy.ts'
import { returning } from './0009-returning.ts'
import { comparisonSite } from './0010-comparison-site.ts'
import { restart } from './0011-restart.ts'
import { renewal } from './0012-renewal.ts'
import { retention } from './0013-retention.ts'
import { toldVersion } from './0014-told-version.ts'
import { grantsOfSession } from './0015-grants-of-session.ts'
import { earlierAnswers } from './0016-earlier-answers.ts'
import { linkRecipient } from './0017-link-recipient.ts'
import { job } from './0018-job.ts'
import { asker } from './0019-asker.ts'
import { requestLimit } from './0020-request-limit.ts'
import { whoDidWhat } from './0021-who-did-what.ts'
import { encryption } from './0022-encryption.ts'
import { session } from './0023-session.ts'
import { supersededAfterQuestion } from './0024-superseded-after-question.ts'
import { mailConfirmed } from './0025-mail-confirmed.ts'
import { staffSession } from './0026-staff-session.ts'
import { referral } from './0027-referral.ts'
import { work } from './0028-work.ts'
import { search } from './0029-search.ts'
import { quoteNote } from './0030-quote-note.ts'
import { policyRefund } from './0031-policy-refund.ts'
import { dataRequest } from './0032-data-request.ts'
import { visit } from './0033-visit.ts'
import { restriction } from './0034-restriction.ts'
import { correction } from './0035-correction.ts'
import { paymentsPage } from './0036-payments-page.ts'
import { documentObject } from './0037-document-object.ts'
import { quoteShelf } from './0038-quote-shelf.ts'
import { quoteMonths } from './0039-quote-months.ts'
import { packedVersion } from './0040-packed-version.ts'
import { limitsTogether } from './0041-limits-together.ts'
import { mailDoubted } from './0042-mail-doubted.ts'
import { cancellationNotice } from './0043-cancellation-notice.ts'
import { lender } from './0044-lender.ts'
import { refundOwed } from './0045-refund-owed.ts'
import { customerPromise } from './0046-customer-promise.ts'
import { contactAndCard } from './0047-contact-and-card.ts'
import { actOutcome } from './0048-act-outcome.ts'
import { clock } from './0049-clock.ts'
import { policyErasure } from './0050-policy-erasure.ts'
import { post } from './0052-post.ts'
import { policyProof } from './0053-policy-proof.ts'
import { lenderEventCorrection } from './0054-lender-event-correction.ts'
import { refundByTransfer } from './0055-refund-by-transfer.ts'
import { loanAlone } from './0056-loan-alone.ts'
import type { NumberedMigration } from './numbered-migration.ts'

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
  refundByTransfer,
  loanAlone,
]
