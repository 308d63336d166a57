import { type PaymentOption, paymentOptions } from '@milepost/domain/payment/payment-option'
import { isMinor } from '@milepost/domain/payment/under-18'
import type { AddOnCode } from '@milepost/domain/quote/add-ons'
import { addPrices, type Price, priceHoldingTax } from '@milepost/domain/quote/price'
import type {
  NoClaimsProtection,
  Outcome,
  UnderwrittenOption,
} from '@milepost/domain/quote/underwritten-option'
import {
  hasTerms,
  type ReferralTerms,
  referralEndorsements,
  termsForCustomer,
  termsForStaff,
} from '@milepost/domain/referral/terms'
import { subtract } from '@milepost/domain/values/pence'
import { addOnsOf } from './products/add-ons.ts'
import { endorsementsOf } from './products/endorsements.ts'
import { excessesOf } from './products/excesses.ts'
import { policyFee } from './products/fees.ts'
import { canProtectNoClaims } from './products/no-claims-protection.ts'
import { isThirtyDaysOnly } from './products/thirty-day.ts'
import { type Loading, loaded } from './rating/loading.ts'
import { type RatedPrice, rate } from './rating/rate.ts'
import type { Rates } from './rating/rates.ts'
import { type Approved, afterApprovals } from './referral.ts'
import type { Risk } from './risk/risk.ts'
import { underwrite } from './underwriting.ts'

export type PricedOutcome = Outcome<PaymentOption>

/** An outcome and, if there is a price, how it was made. */
export type Assessment =
  | { kind: 'offered'; outcome: PricedOutcome & { kind: 'offered' }; rated: RatedPrice }
  | { kind: 'not-offered'; outcome: Exclude<PricedOutcome, { kind: 'offered' }> }

export type Choices = { addOns: readonly AddOnCode[] }

/**
 * From a complete risk to the offer a customer can purchase. The outcome's id is a parameter, because nothing here is random. The ids
 * inside it are derived from it, and fit the API's 64 characters if it has at most 36. A risk that an underwriter approved is priced with
 * the terms of the approval.
 */
export function assess(
  risk: Risk,
  rates: Rates,
  outcomeId: string,
  choices: Choices,
  approved?: Approved,
): Assessment {
  const { verdict, terms } = afterApprovals(risk, underwrite(risk), approved)
  if (verdict.kind !== 'accepted') {
    return { kind: 'not-offered', outcome: { kind: verdict.kind, outcomeId, reasons: verdict.reasons } }
  }
  const offeredRisk = canProtectNoClaims(risk) ? risk : protecting(risk, false)
  const loading = { percent: terms.loadingPercent, on: approved?.on ?? risk.ratedOn }
  const rated = loaded(rate(offeredRisk, rates), loading)
  const option = optionOf(offeredRisk, { rates, rated, terms, loading }, `${outcomeId}:1`, choices)
  return { kind: 'offered', outcome: { kind: 'offered', outcomeId, options: [option] }, rated }
}

type Pricing = { rates: Rates; rated: RatedPrice; terms: ReferralTerms; loading: Loading }

function optionOf(
  risk: Risk,
  pricing: Pricing,
  optionId: string,
  choices: Choices,
): UnderwrittenOption<PaymentOption> {
  const { rated, terms } = pricing
  const { premium, ipt, gross } = rated
  const cover: Price = { premium, ipt, gross, fee: policyFee(risk.line, risk.cover.term) }
  // Assigned, because a spread followed by more properties makes a new hidden class at every call, which slows every reader of the object.
  const addOns = addOnsOf(risk, choices.addOns).map((addOn) =>
    Object.assign(addOn, { dataPointId: `${optionId}:${addOn.code}` }),
  )
  const price = addPrices(
    cover,
    ...addOns.filter(({ selected }) => selected).map(({ annualCost }) => priceHoldingTax(annualCost)),
  )
  const [proposer] = risk.drivers
  return {
    optionId,
    term: risk.cover.term,
    cover: {
      dataPointId: `${optionId}:COVER`,
      price: cover,
      noClaimsProtection: protection(risk, pricing),
    },
    addOns,
    price,
    excesses: excessesOf(risk, terms.extraExcess),
    endorsements: [
      ...endorsementsOf(risk),
      ...terms.endorsements.map((code) => ({ ...referralEndorsements[code] })),
    ],
    paymentOptions: paymentOptions(
      {
        premium: price.gross,
        ipt: price.ipt,
        fee: price.fee,
        term: risk.cover.term === 'annual' ? 'annual' : 'short',
      },
      { isUnder18: isMinor(proposer.age), isThirtyDaysOnly: isThirtyDaysOnly(risk) },
    ),
    ...(hasTerms(terms) && {
      agreedTerms: { forCustomer: termsForCustomer(terms), forStaff: termsForStaff(terms) },
    }),
  }
}

/** The price of protection is the difference it makes, whether it is selected or not (CMA order of 2015). */
function protection(risk: Risk, { rates, rated, loading }: Pricing): NoClaimsProtection {
  const { noClaims } = risk.cover
  if (noClaims.kind === 'none' || !canProtectNoClaims(risk)) return { kind: 'not-available' }
  const selected = noClaims.isProtected
  const other = loaded(rate(protecting(risk, !selected), rates), loading)
  const impliedPrice = selected ? subtract(rated.gross, other.gross) : subtract(other.gross, rated.gross)
  return { kind: 'available', impliedPrice, selected }
}

function protecting(risk: Risk, isProtected: boolean): Risk {
  const { noClaims } = risk.cover
  if (noClaims.kind === 'none') return risk
  return { ...risk, cover: { ...risk.cover, noClaims: { ...noClaims, isProtected } } }
}
