import type { Call } from './call'
import { getFullAddress } from './calls/address/get-full-address'
import { searchAddress } from './calls/address/search-address'
import { priceRisk } from './calls/aggregator/price-risk'
import { priceRisks } from './calls/aggregator/price-risks'
import { getDropInUiToken } from './calls/checkouts/get-drop-in-ui-token'
import { getClientIp } from './calls/client/get-client-ip'
import { updateContactPreferences } from './calls/contact/update-contact-preferences'
import { downloadDocumentById } from './calls/document/download-document-by-id'
import { getPolicyDocumentsByPolicyReference } from './calls/document/get-policy-documents-by-policy-reference'
import { getQuoteDocuments } from './calls/document/get-quote-documents'
import { handOverDraft } from './calls/draft/hand-over-draft'
import { openDraftLink } from './calls/draft/open-draft-link'
import { renewDraftLink } from './calls/draft/renew-draft-link'
import { requestDraftLink } from './calls/draft/request-draft-link'
import { resumeDraft } from './calls/draft/resume-draft'
import { saveDraft } from './calls/draft/save-draft'
import { checkBankDetails } from './calls/payment/check-bank-details'
import { getClientData } from './calls/payment/get-client-data'
import { getPaymentDate } from './calls/payment/get-payment-date'
import { getPurchase } from './calls/payment/get-purchase'
import { makePaymentIntentV1, makePaymentIntentV2 } from './calls/payment/make-payment-intent'
import { takeUpQuoteV1, takeUpQuoteV2 } from './calls/payment/take-up-quote'
import { getSubscription } from './calls/policy/get-subscription'
import { requestRenewalLink } from './calls/policy/request-renewal-link'
import { stopEmails } from './calls/policy/stop-emails'
import { stopRenewal } from './calls/policy/stop-renewal'
import {
  generateCommercialVehicleQuote,
  generateImpoundQuote,
  generatePrivateCarQuote,
  generateTaxiQuote,
  generateTelematicsVehicleQuote,
} from './calls/quote/generate-quote'
import {
  getAggregatorCommercialVehicleQuoteDetails,
  getAggregatorQuoteDetails,
} from './calls/quote/get-aggregator-quote-details'
import { getNoClaimsScale } from './calls/quote/get-no-claims-scale'
import { getPriceReceipt } from './calls/quote/get-price-receipt'
import { getPricingDetails } from './calls/quote/get-pricing-details'
import { getQuote } from './calls/quote/get-quote'
import { getQuotePremium } from './calls/quote/get-quote-premium'
import { openQuoteLink } from './calls/quote/open-quote-link'
import { previewQuote } from './calls/quote/preview-quote'
import { getQuoteDpaCheck, quoteDpaCheckByBody } from './calls/quote/quote-dpa-check'
import { quoteReminderDpaCheck, quoteReminderDpaCheckByBody } from './calls/quote/quote-reminder-dpa-check'
import {
  rateExistingCommercialVehicleQuote,
  rateExistingImpoundQuote,
  rateExistingPrivateCarQuote,
  rateExistingTaxiQuote,
  rateExistingTelematicsVehicleQuote,
} from './calls/quote/rate-existing-quote'
import { removeAddOn } from './calls/quote/remove-add-on'
import { renewQuoteLink } from './calls/quote/renew-quote-link'
import { repriceQuoteWithAddOnsQuote } from './calls/quote/reprice-quote-with-add-ons-quote'
import { requestQuoteLink } from './calls/quote/request-quote-link'
import { resumeQuote } from './calls/quote/resume-quote'
import { updateNoClaimsProtection } from './calls/quote/update-no-claims-protection'
import { getReferenceData } from './calls/reference-data/get-reference-data'
import { cancelPolicy } from './calls/restart-policy/cancel-policy'
import { createQuoteForCancelledPolicy } from './calls/restart-policy/create-quote-for-cancelled-policy'
import { getAcornRestartablePolicies } from './calls/restart-policy/get-acorn-restartable-policies'
import { getRestartedQuote } from './calls/restart-policy/get-restarted-quote'
import { restartPolicy } from './calls/restart-policy/restart-policy'
import {
  setRestartedQuoteDpaVisit,
  setRestartedQuoteTakenUp,
  setRestartedQuoteViewed,
} from './calls/restart-policy/restarted-quote-events'
import { getReviews } from './calls/review/get-reviews'
import { endSession } from './calls/session/end-session'
import { keepSession } from './calls/session/keep-session'
import { getVehicleDetailsByVrm } from './calls/vehicle/get-vehicle-details-by-vrm'
import { getVehicleMakes } from './calls/vehicle/get-vehicle-makes'
import { getVehicleModels } from './calls/vehicle/get-vehicle-models'
import { setVehicleRegistration } from './calls/vehicle/set-vehicle-registration'

/** Every call there is, in the order of a journey. Built or not: the API routes those whose action exists. */
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
  saveDraft,
  resumeDraft,
  requestDraftLink,
  renewDraftLink,
  openDraftLink,
  handOverDraft,
  generatePrivateCarQuote,
  generateCommercialVehicleQuote,
  generateTelematicsVehicleQuote,
  generateImpoundQuote,
  generateTaxiQuote,
  rateExistingPrivateCarQuote,
  rateExistingCommercialVehicleQuote,
  rateExistingTelematicsVehicleQuote,
  rateExistingImpoundQuote,
  rateExistingTaxiQuote,
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
