import { journeys } from '@milepost/domain/journeys/journeys'
import { type PaymentOption, paymentOptions } from '@milepost/domain/payment/payment-option'
import type { Answers } from '@milepost/domain/questions/answers'
import { aClaim, aConviction, aDriver } from '@milepost/domain/questions/people/testing'
import type { AddOn, AddOnCode } from '@milepost/domain/quote/add-ons'
import type { Excess } from '@milepost/domain/quote/excess'
import { addPrices, type Price } from '@milepost/domain/quote/price'
import type {
  AgreedTerms,
  Endorsement,
  Term,
  UnderwrittenOption,
} from '@milepost/domain/quote/underwritten-option'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { isMeasured } from '@milepost/domain/terms/terms'
import { plainAnswers } from '@milepost/domain/testing/plain-customer'
import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds, type Pence, pence } from '@milepost/domain/values/pence'
import { vi } from 'vitest'
import { type QuoteDocumentKind, writeQuoteDocument } from '../documents.ts'
import { renderPdf } from '../pdf/render.ts'
import { type PricedQuote, quoteDocumentData } from '../quote-document-data.ts'
import { documentTheme } from '../theme.ts'
import { type ReadPdf, readPdf } from './read-pdf.ts'

/** Made-up priced quotes for tests, on any journey; tests change what they need. */

const pricedAt = new Date('2026-11-15T10:00:00Z')

export const manyClaims = Array.from({ length: 5 }, () => aClaim)
export const manyConvictions = [aConviction, aConviction]

export function answersOf(id: JourneyId, changes: Partial<Answers> = {}): Answers {
  const plain = plainAnswers(id, {
    vehicle: {
      registration: 'AB19 CDE',
      searchedRegistration: 'AB19CDE',
      value: fromPounds(9_500),
      datePurchased: localDate('2024-03-01'),
      ownership: '1',
      registeredKeeper: '1',
      vehicleUse: journeys[id].use.uses[0] ?? 'S',
    },
    cover: {
      effectiveFrom: { date: localDate('2026-11-20'), hour: 10, minute: 15 },
      yearsOfNoClaimsDiscount: '5',
      protectNoClaimsDiscount: false,
      typeOfPolicyNCDEarned: '12',
    },
    drivers: [aDriver],
  })
  return { ...plain, ...changes }
}

export type OptionChanges = {
  term?: Term
  selected?: readonly AddOnCode[]
  endorsements?: readonly Endorsement[]
  excesses?: readonly Excess[]
  agreedTerms?: AgreedTerms
  premium?: Pence
  isUnder18?: boolean
}

export function anOption(id: JourneyId, changes: OptionChanges = {}): UnderwrittenOption<PaymentOption> {
  const terms = journeys[id]
  const term = changes.term ?? (terms.cover.term === 'impound' ? 'impound' : 'annual')
  const cover = priceOf(changes.premium ?? pence(54_321), term === 'annual' ? fromPounds(35) : fromPounds(15))
  const addOns = term === 'annual' ? addOnsOf(id, changes.selected ?? ['KEYCARE', 'LEGAL_EXPENSES']) : []
  const price = addPrices(cover, ...addOns.filter(({ selected }) => selected).map(addOnPrice))
  return {
    optionId: 'option-1',
    term,
    cover: {
      dataPointId: 'option-1:COVER',
      price: cover,
      noClaimsProtection:
        term === 'annual'
          ? { kind: 'available', impliedPrice: pence(4_210), selected: false }
          : { kind: 'not-available' },
    },
    addOns,
    price,
    excesses: changes.excesses ?? [
      { code: 'COMPULSORY', amount: fromPounds(250) },
      { code: 'VOLUNTARY', amount: fromPounds(250) },
      { code: 'FIRE_AND_THEFT', amount: fromPounds(250) },
      { code: 'WINDSCREEN_REPAIR', amount: fromPounds(25) },
      { code: 'WINDSCREEN_REPLACEMENT', amount: fromPounds(115) },
    ],
    endorsements: changes.endorsements ?? [
      {
        name: 'Named drivers only',
        wording:
          'Cover applies only while the vehicle is driven by a person named on the certificate of insurance.',
      },
      {
        name: 'No driving of other vehicles',
        wording:
          'This policy does not cover you to drive any vehicle other than the one shown on your schedule.',
      },
    ],
    ...(changes.agreedTerms && { agreedTerms: changes.agreedTerms }),
    paymentOptions: paymentOptions(
      { premium: price.gross, ipt: price.ipt, fee: price.fee, term: term === 'annual' ? 'annual' : 'short' },
      { isUnder18: changes.isUnder18 ?? false },
    ),
  }
}

export type QuoteChanges = Partial<PricedQuote> & { offer?: OptionChanges }

export function aQuote(id: JourneyId, { offer, ...changes }: QuoteChanges = {}): PricedQuote {
  return {
    terms: journeys[id],
    reference: 'MP4K7Q2X9',
    pricedAt,
    answers: answersOf(id),
    option: anOption(id, offer),
    noClaimsScale,
    deviceProvider: isMeasured(journeys[id]) ? 'Waymark Telematics' : undefined,
    ...changes,
  }
}

const noClaimsScale = {
  averageDiscounts: [30, 40, 48, 54, 58, 60, 62, 63, 64].map((percent, index) => ({
    years: index + 1,
    percent,
  })),
  stepBack: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((years) => ({
    years,
    unprotected: [1, 2, 3].map((claims) => Math.max(0, Math.min(years, 5) - 2 * claims)),
    protected: [years, years, Math.max(0, Math.min(years, 5) - 2)],
  })),
}

const descriptions: Partial<Record<AddOnCode, readonly [string, string]>> = {
  KEYCARE: ['Key Care: up to £1,500, no excess and no effect on your no claims discount', '17.99'],
  PC_BREAKDOWN_NATIONAL: ['Breakdown cover: roadside, recovery and home call in the UK', '39.99'],
  EXCESS_REIMBURSEMENT_500: ['Excess reimbursement up to £500', '39.99'],
  LEGAL_EXPENSES: ['Legal expenses cover up to £75,000', '27.99'],
  GUARANTEED_TAXI_HIRE_14: ['Guaranteed taxi hire for up to 14 days', '0'],
  PUBLIC_LIABILITY_10M: ['Public liability up to £10,000,000', '49.99'],
}

function addOnsOf(id: JourneyId, selected: readonly AddOnCode[]): readonly AddOn[] {
  const { taxiHireDays, publicLiabilityPounds } = journeys[id].cover
  const codes: readonly AddOnCode[] = [
    'KEYCARE',
    'PC_BREAKDOWN_NATIONAL',
    'EXCESS_REIMBURSEMENT_500',
    'LEGAL_EXPENSES',
    ...(taxiHireDays ? (['GUARANTEED_TAXI_HIRE_14'] as const) : []),
    ...(publicLiabilityPounds ? (['PUBLIC_LIABILITY_10M'] as const) : []),
  ]
  return codes.map((code) => {
    const [description, cost] = descriptions[code] ?? [code, '10']
    const annualCost = fromPounds(cost)
    const monthlyCost = pence(Math.round(annualCost / 12))
    const isIncluded = annualCost === 0
    return {
      code,
      dataPointId: `option-1:${code}`,
      description,
      annualCost,
      monthlyCost,
      selected: isIncluded || selected.includes(code),
    }
  })
}

function priceOf(premium: Pence, fee: Pence): Price {
  const ipt = pence(Math.round(premium * 0.12))
  return { premium, ipt, gross: pence(premium + ipt), fee }
}

function addOnPrice({ annualCost }: AddOn): Price {
  const ipt = pence(Math.floor((annualCost * 12) / 112 + 0.5))
  return { premium: pence(annualCost - ipt), ipt, gross: annualCost, fee: pence(0) }
}

// A document takes a twentieth of a second; a busy machine needs longer.
vi.setConfig({ testTimeout: 30_000 })

/** A document rendered as usual, but uncompressed for reading. */
export async function readDocument(kind: QuoteDocumentKind, quote: PricedQuote): Promise<ReadPdf> {
  const data = quoteDocumentData(quote)
  return readPdf(await renderPdf(writeQuoteDocument(kind, data), documentTheme(data.terms.brand), false))
}
