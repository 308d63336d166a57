import { type RatedLine, ratedLines, ratings } from '@milepost/domain/lines/lines'
import type { Call } from './call.ts'
import {
  getAggregatorCommercialVehicleQuoteDetails,
  getAggregatorQuoteDetails,
  priceRisk,
  priceRisks,
} from './calls/aggregator.ts'
import {
  downloadDocumentById,
  getPolicyDocumentsByPolicyReference,
  getQuoteDocuments,
} from './calls/document.ts'
import {
  handOverDraft,
  openDraftLink,
  renewDraftLink,
  requestDraftLink,
  resumeDraft,
  saveDraft,
} from './calls/draft.ts'
import {
  getFullAddress,
  getReferenceData,
  getReviews,
  getVehicleDetailsByVrm,
  getVehicleMakes,
  getVehicleModels,
  searchAddress,
} from './calls/lookup.ts'
import {
  checkBankDetails,
  getClientData,
  getClientIp,
  getDropInUiToken,
  getPaymentDate,
  getPurchase,
  makePaymentIntentV1,
  makePaymentIntentV2,
  takeUpQuoteV1,
  takeUpQuoteV2,
} from './calls/payment.ts'
import { getSubscription, requestRenewalLink, stopEmails, stopRenewal } from './calls/policy.ts'
import {
  generateQuote,
  getNoClaimsScale,
  getPriceReceipt,
  getQuotePremium,
  previewQuote,
  rateExistingQuote,
  removeAddOn,
  repriceQuoteWithAddOnsQuote,
  setVehicleRegistration,
  updateContactPreferences,
  updateNoClaimsProtection,
} from './calls/quote.ts'
import { answerReferralQuestion, readReferralQuestion } from './calls/referral.ts'
import {
  cancelPolicy,
  createQuoteForCancelledPolicy,
  getAcornRestartablePolicies,
  getRestartedQuote,
  restartPolicy,
  setRestartedQuoteDpaVisit,
  setRestartedQuoteTakenUp,
  setRestartedQuoteViewed,
} from './calls/restart.ts'
import {
  getPricingDetails,
  getQuote,
  getQuoteDpaCheck,
  openQuoteLink,
  quoteDpaCheckByBody,
  quoteReminderDpaCheck,
  quoteReminderDpaCheckByBody,
  renewQuoteLink,
  requestQuoteLink,
  resumeQuote,
} from './calls/retrieval.ts'
import { endSession, keepSession } from './calls/session.ts'
import { recordVisitEvents } from './calls/visit.ts'

/** In the order of the specification's list; lines that it does not list come last. */
const pricedLines = ratedLines.toSorted((one, other) => (listedAs(one) < listedAs(other) ? -1 : 1))

function listedAs(line: RatedLine): string {
  return ratings[line].call.requirement ?? 'none'
}

/** Every call, in the order of a journey. The API only routes those whose action exists. */
export const allCalls: readonly Call[] = [
  getVehicleDetailsByVrm,
  getVehicleMakes,
  getVehicleModels,
  setVehicleRegistration,
  searchAddress,
  getFullAddress,
  getReferenceData,
  getReviews,
  keepSession,
  endSession,
  recordVisitEvents,
  saveDraft,
  resumeDraft,
  requestDraftLink,
  renewDraftLink,
  openDraftLink,
  handOverDraft,
  readReferralQuestion,
  answerReferralQuestion,
  ...pricedLines.map((line) => generateQuote[line]),
  ...pricedLines.map((line) => rateExistingQuote[line]),
  repriceQuoteWithAddOnsQuote,
  removeAddOn,
  updateNoClaimsProtection,
  previewQuote,
  getPriceReceipt,
  getQuoteDocuments,
  getNoClaimsScale,
  getQuotePremium,
  getQuoteDpaCheck,
  quoteDpaCheckByBody,
  quoteReminderDpaCheck,
  quoteReminderDpaCheckByBody,
  getQuote,
  getPricingDetails,
  requestQuoteLink,
  renewQuoteLink,
  openQuoteLink,
  resumeQuote,
  priceRisk,
  priceRisks,
  getAggregatorQuoteDetails,
  getAggregatorCommercialVehicleQuoteDetails,
  updateContactPreferences,
  checkBankDetails,
  makePaymentIntentV1,
  makePaymentIntentV2,
  takeUpQuoteV1,
  takeUpQuoteV2,
  getClientData,
  getPaymentDate,
  getPurchase,
  getClientIp,
  getDropInUiToken,
  downloadDocumentById,
  getPolicyDocumentsByPolicyReference,
  getSubscription,
  stopRenewal,
  requestRenewalLink,
  stopEmails,
  cancelPolicy,
  createQuoteForCancelledPolicy,
  getAcornRestartablePolicies,
  getRestartedQuote,
  restartPolicy,
  setRestartedQuoteTakenUp,
  setRestartedQuoteViewed,
  setRestartedQuoteDpaVisit,
]
