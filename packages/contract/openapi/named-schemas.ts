import * as z from 'zod/mini'
import { quoteTry } from '../calls/quote'
import { addOn, selectedAddOn } from '../entities/add-on'
import { additionalQuestions } from '../entities/additional-questions'
import { address, addressInput } from '../entities/address'
import { addressHit } from '../entities/address-hit'
import { amount } from '../entities/amount'
import { bankDetails } from '../entities/bank-details'
import { arrivingDocument, boughtPolicy, proofTold } from '../entities/bought-policy'
import { coded } from '../entities/coded'
import { contactDetails } from '../entities/contact-details'
import { coverMoment, coverMomentInput } from '../entities/cover-moment'
import { draftAnswers } from '../entities/draft-answers'
import { fullAddress } from '../entities/full-address'
import { marketingPreferences, marketingPreferencesInput } from '../entities/marketing-preferences'
import { noClaimsScale } from '../entities/no-claims-scale'
import { paymentCollectionOption } from '../entities/payment-collection-option'
import { paymentDetails } from '../entities/payment-details'
import { policyDocument, quoteDocument } from '../entities/policy-document'
import { priceChange, priceReceipt, signedPounds } from '../entities/price-receipt'
import { pricingDetails, pricingOption } from '../entities/pricing-details'
import { purchase, purchaseChecking } from '../entities/purchase'
import {
  additionalDriver,
  additionalDriverInput,
  claim,
  claimInput,
  conviction,
  convictionInput,
  coverDetails,
  coverDetailsInput,
  modification,
  modificationInput,
  proposerDetails,
  proposerDetailsInput,
  quote,
  quoteInput,
  vehicleDetails,
  vehicleDetailsInput,
} from '../entities/quote'
import { restartablePolicy } from '../entities/restartable-policy'
import { aggregatorQuote, restoredQuote } from '../entities/restored-quote'
import { results } from '../entities/results'
import { sitePrices, siteQuote, siteQuoteOfMany } from '../entities/site-risk/site-quote'
import {
  describedVehicle,
  siteDriver,
  siteProposer,
  siteRisk,
  siteVehicle,
} from '../entities/site-risk/site-risk'
import { siteRiskExample } from '../entities/site-risk/site-risk-example'
import { subscription } from '../entities/subscription'
import { annualQuoteReferralDetails, takeUpDetails } from '../entities/take-up-details'
import { thirtyDayQuoteDetails, underwritingOutcome } from '../entities/underwriting-outcome'
import { underwrittenDataPoint } from '../entities/underwritten-data-point'
import { underwrittenOption } from '../entities/underwritten-option'
import { vehicleLookupResult } from '../entities/vehicle-lookup-result'
import { creditDeclarations } from '../entities/wanted-purchase'
import { pounds } from '../wire/fields'
import { problemSchema } from './problem-schema'

/** Entities that stand under a name of their own in the document, written once and referred to. */
const named = {
  AddOn: addOn,
  AdditionalDriver: additionalDriver,
  AdditionalDriverInput: additionalDriverInput,
  AdditionalQuestions: additionalQuestions,
  Address: address,
  AddressHit: addressHit,
  AddressInput: addressInput,
  AggregatorQuote: aggregatorQuote,
  Amount: amount,
  AnnualQuoteReferralDetails: annualQuoteReferralDetails,
  ArrivingDocument: arrivingDocument,
  BankDetails: bankDetails,
  BoughtPolicy: boughtPolicy,
  Claim: claim,
  ClaimInput: claimInput,
  Coded: coded,
  ContactDetails: contactDetails,
  Conviction: conviction,
  ConvictionInput: convictionInput,
  CoverDetails: coverDetails,
  CoverDetailsInput: coverDetailsInput,
  CoverMoment: coverMoment,
  CoverMomentInput: coverMomentInput,
  CreditDeclarations: creditDeclarations,
  DescribedVehicle: describedVehicle,
  DraftAnswers: draftAnswers,
  FullAddress: fullAddress,
  MarketingPreferences: marketingPreferences,
  MarketingPreferencesInput: marketingPreferencesInput,
  Modification: modification,
  ModificationInput: modificationInput,
  NoClaimsScale: noClaimsScale,
  PaymentCollectionOption: paymentCollectionOption,
  PaymentDetails: paymentDetails,
  PolicyDocument: policyDocument,
  Pounds: pounds,
  PriceChange: priceChange,
  PriceReceipt: priceReceipt,
  PricingDetails: pricingDetails,
  PricingOption: pricingOption,
  Problem: problemSchema,
  ProofTold: proofTold,
  ProposerDetails: proposerDetails,
  ProposerDetailsInput: proposerDetailsInput,
  Purchase: purchase,
  PurchaseChecking: purchaseChecking,
  Quote: quote,
  QuoteDocument: quoteDocument,
  QuoteInput: quoteInput,
  QuoteTry: quoteTry,
  RestartablePolicy: restartablePolicy,
  RestoredQuote: restoredQuote,
  Results: results,
  SelectedAddOn: selectedAddOn,
  SignedPounds: signedPounds,
  SiteDriver: siteDriver,
  SitePrices: sitePrices,
  SiteProposer: siteProposer,
  SiteQuote: siteQuote,
  SiteQuoteOfMany: siteQuoteOfMany,
  SiteRisk: siteRisk,
  SiteVehicle: siteVehicle,
  Subscription: subscription,
  TakeUpDetails: takeUpDetails,
  ThirtyDayQuoteDetails: thirtyDayQuoteDetails,
  UnderwritingOutcome: underwritingOutcome,
  UnderwrittenDataPoint: underwrittenDataPoint,
  UnderwrittenOption: underwrittenOption,
  VehicleDetails: vehicleDetails,
  VehicleDetailsInput: vehicleDetailsInput,
  VehicleLookupResult: vehicleLookupResult,
}

/** Shown in the document, where a shape is too large to be guessed. */
const examples = new Map<string, unknown>([['SiteRisk', siteRiskExample]])

export const namedSchemas = z.registry<{ id: string; examples?: unknown[] }>()
for (const [id, schema] of Object.entries(named))
  namedSchemas.add(schema, { id, ...(examples.has(id) && { examples: [examples.get(id)] }) })
