import * as z from 'zod/mini'
import { quoteVariation } from '../calls/quote.ts'
import { date, descriptions, pounds } from '../fields/primitives.ts'
import { type Problem, problemCodes } from '../problem.ts'
import {
  aggregatorDriver,
  aggregatorPrices,
  aggregatorProposer,
  aggregatorRisk,
  aggregatorVehicle,
  describedVehicle,
  pricedRisk,
  pricedRiskOfMany,
} from '../shapes/aggregator.ts'
import { aggregatorRiskExample } from '../shapes/aggregator-risk-example.ts'
import { draftAnswers } from '../shapes/draft.ts'
import { coverMoment, coverMomentInput } from '../shapes/entity-schema.ts'
import {
  address,
  addressHit,
  addressInput,
  coded,
  fullAddress,
  vehicleLookupResult,
} from '../shapes/lookup.ts'
import {
  annualQuoteReferralDetails,
  bankDetails,
  contactDetails,
  creditDeclarations,
  paymentDetails,
  takeUpDetails,
} from '../shapes/payment.ts'
import {
  arrivingDocument,
  policyDocument,
  proofRequired,
  purchase,
  purchaseChecking,
  purchasedPolicy,
  quoteDocument,
  restartablePolicy,
  subscription,
} from '../shapes/policy.ts'
import {
  addOn,
  amount,
  noClaimsScale,
  paymentCollectionOption,
  priceChange,
  priceReceipt,
  pricingDetails,
  pricingOption,
  results,
  selectedAddOn,
  signedPounds,
  thirtyDayQuoteDetails,
  underwritingOutcome,
  underwrittenDataPoint,
  underwrittenOption,
} from '../shapes/price.ts'
import {
  additionalDriver,
  additionalDriverInput,
  additionalQuestions,
  aggregatorQuote,
  claim,
  claimInput,
  conviction,
  convictionInput,
  coverDetails,
  coverDetailsInput,
  marketingPreferences,
  marketingPreferencesInput,
  modification,
  modificationInput,
  proposerDetails,
  proposerDetailsInput,
  quote,
  quoteInput,
  restoredQuote,
  vehicleDetails,
  vehicleDetailsInput,
} from '../shapes/quote.ts'

export type JsonSchema = { [keyword: string]: unknown }

/** Converts schemas into JSON Schema and collects the named ones, so that each is written once. */
export type SchemaBook = {
  /** As a caller writes it: a field with a default may be left out. */
  ofRequest(schema: z.ZodMiniType): JsonSchema
  /** As returned in a reply. */
  ofReply(schema: z.ZodMiniType): JsonSchema
  named(): { [name: string]: JsonSchema }
}

type Override = NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']

export function createSchemaBook(): SchemaBook {
  const gathered = new Map<string, JsonSchema>()

  function write(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
    const {
      $schema: _,
      $defs = {},
      ...root
    } = z.toJSONSchema(schema, {
      io,
      metadata: namedSchemas,
      override: forReaders,
    })
    for (const [name, entity] of Object.entries($defs)) keep(name, pointingAtComponents(entity))
    return pointingAtComponents(root)
  }

  /** A name has one meaning: an entity that differs between requests and replies needs two names. */
  function keep(name: string, entity: JsonSchema) {
    const known = gathered.get(name)
    if (known && JSON.stringify(known) !== JSON.stringify(entity))
      throw new Error(`Two schemas are called ${name}`)
    gathered.set(name, entity)
  }

  return {
    ofRequest: (schema) => write(schema, 'input'),
    ofReply: (schema) => write(schema, 'output'),
    named: () => Object.fromEntries([...gathered].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** Adds the descriptions of fields, and removes bounds that are only those of a JavaScript number. */
function forReaders({ zodSchema, jsonSchema }: Parameters<NonNullable<Override>>[0]): void {
  Object.assign(jsonSchema, descriptions.get(zodSchema))
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

/** References in OpenAPI form. */
function pointingAtComponents<Part>(part: Part): Part {
  return JSON.parse(JSON.stringify(part), (key, value) =>
    key === '$ref' ? String(value).replace('#/$defs/', '#/components/schemas/') : value,
  )
}

/** The body of every error response, for the document (D-241). */
export const problemSchema = z.object({
  title: z.string(),
  status: z.int().check(z.minimum(400), z.maximum(599)),
  code: z.enum(problemCodes),
  message: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  restart: z.optional(z.object({ until: date, quoteReference: z.optional(z.string()) })),
}) satisfies z.ZodMiniType<Problem>

/** Entities with a name of their own in the document, written once and referred to. */
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
  BoughtPolicy: purchasedPolicy,
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
  ProofTold: proofRequired,
  ProposerDetails: proposerDetails,
  ProposerDetailsInput: proposerDetailsInput,
  Purchase: purchase,
  PurchaseChecking: purchaseChecking,
  Quote: quote,
  QuoteDocument: quoteDocument,
  QuoteInput: quoteInput,
  QuoteTry: quoteVariation,
  RestartablePolicy: restartablePolicy,
  RestoredQuote: restoredQuote,
  Results: results,
  SelectedAddOn: selectedAddOn,
  SignedPounds: signedPounds,
  SiteDriver: aggregatorDriver,
  SitePrices: aggregatorPrices,
  SiteProposer: aggregatorProposer,
  SiteQuote: pricedRisk,
  SiteQuoteOfMany: pricedRiskOfMany,
  SiteRisk: aggregatorRisk,
  SiteVehicle: aggregatorVehicle,
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

/** Shown in the document for shapes that are too large to guess. */
const examples = new Map<string, unknown>([['SiteRisk', aggregatorRiskExample]])

export const namedSchemas = z.registry<{ id: string; examples?: unknown[] }>()
for (const [id, schema] of Object.entries(named))
  namedSchemas.add(schema, { id, ...(examples.has(id) && { examples: [examples.get(id)] }) })
