import {
  getCase,
  getQuoteDocument,
  showBankAccount,
  showBirthDates,
  showContact,
  showLicences,
  tryWhatIf,
} from './calls/quote'
import { addNote, lockQuote, markVulnerable, sendQuoteLink, unlockQuote } from './calls/quote-acts'
import {
  approveReferral,
  askCustomer,
  confirmReferral,
  declineReferral,
  previewApproval,
  previewWords,
  withdrawReferral,
} from './calls/referral'
import { search } from './calls/search'
  finishWork,
  giveBackWork,
  handOverWork,
  listColleagues,
  listWork,
  snoozeWork,
  takeWork,
  watchWork,
} from './calls/queue'
import { getStaffSession, keepStaffSession, signOut } from './calls/session'
import { changeAnswers, checkCaller, getChangeableAnswers } from './calls/telephone'
import type { DeskCall } from './desk-call'

/** Every call of the desk. The access matrix walks this list: a call that is not here is not served. */
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
  changeAnswers,
]
