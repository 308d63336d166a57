import { exportAudit, readAudit, verifyAudit } from './calls/audit.ts'
import { exportConsole, readConsole } from './calls/console.ts'
import {
  addDataRequest,
  closeDataRequest,
  correctFacts,
  decideErasure,
  exportForDataRequest,
  extendDataRequest,
  getDataRequest,
  liftRestriction,
  listDataRequests,
  proposeErasure,
  restrictRecords,
} from './calls/data-request.ts'
import { readPayments } from './calls/payments.ts'
import { cancelPolicyWithRefund, previewCancellation, withdrawNotice } from './calls/policy/cancelling.ts'
import { openPolicyDocument, sendDocumentsAgain } from './calls/policy/documents.ts'
import { correctEmailAddress } from './calls/policy/email-address.ts'
import { getPolicy } from './calls/policy/get-policy.ts'
import { correctLenderEvent, recordLenderEvent } from './calls/policy/lender.ts'
import { endLoanAlone, recordCustomerPayment } from './calls/policy/loan.ts'
import { followProof } from './calls/policy/proofs.ts'
import { confirmRefund, correctRefund, followUpRefund, refundPayment } from './calls/policy/refunds.ts'
import { setPolicyRenewal } from './calls/policy/renewal.ts'
import { sendRestartLink } from './calls/policy/restart-link.ts'
import {
  finishWork,
  giveBackWork,
  handOverWork,
  listColleagues,
  listWork,
  snoozeWork,
  takeWork,
  watchWork,
} from './calls/queue.ts'
import {
  getCase,
  getQuoteDocument,
  showBankAccount,
  showBirthDates,
  showContact,
  showLicences,
  tryWhatIf,
} from './calls/quote.ts'
import { addNote, lockQuote, markVulnerable, sendQuoteLink, unlockQuote } from './calls/quote-acts.ts'
import {
  approveReferral,
  askCustomer,
  confirmReferral,
  declineReferral,
  previewApproval,
  previewWords,
  withdrawReferral,
} from './calls/referral.ts'
import { getPerson, search } from './calls/search.ts'
import { getStaffSession, keepStaffSession, signOut } from './calls/session.ts'
import {
  changeAnswers,
  checkCaller,
  findCallersAddresses,
  findCallersVehicle,
  getCallersAddress,
  getChangeableAnswers,
  previewChange,
  suggestAnswers,
} from './calls/telephone.ts'
import type { DeskCall } from './desk-call.ts'

/** Every call of the desk. A call that is not listed here is not served and is not checked by the access matrix. */
export const allDeskCalls: readonly DeskCall[] = [
  getStaffSession,
  keepStaffSession,
  signOut,
  getCase,
  getQuoteDocument,
  tryWhatIf,
  showBirthDates,
  showLicences,
  showContact,
  showBankAccount,
  previewApproval,
  previewWords,
  approveReferral,
  confirmReferral,
  declineReferral,
  askCustomer,
  withdrawReferral,
  addNote,
  markVulnerable,
  lockQuote,
  unlockQuote,
  sendQuoteLink,
  search,
  getPerson,
  listWork,
  watchWork,
  takeWork,
  giveBackWork,
  snoozeWork,
  finishWork,
  listColleagues,
  handOverWork,
  checkCaller,
  getChangeableAnswers,
  findCallersVehicle,
  findCallersAddresses,
  getCallersAddress,
  suggestAnswers,
  previewChange,
  changeAnswers,
  getPolicy,
  openPolicyDocument,
  sendDocumentsAgain,
  correctEmailAddress,
  followProof,
  setPolicyRenewal,
  withdrawNotice,
  previewCancellation,
  cancelPolicyWithRefund,
  recordLenderEvent,
  correctLenderEvent,
  endLoanAlone,
  recordCustomerPayment,
  refundPayment,
  confirmRefund,
  correctRefund,
  followUpRefund,
  sendRestartLink,
  readAudit,
  exportAudit,
  verifyAudit,
  readConsole,
  exportConsole,
  readPayments,
  listDataRequests,
  getDataRequest,
  addDataRequest,
  extendDataRequest,
  exportForDataRequest,
  proposeErasure,
  decideErasure,
  correctFacts,
  restrictRecords,
  liftRestriction,
  closeDataRequest,
]
