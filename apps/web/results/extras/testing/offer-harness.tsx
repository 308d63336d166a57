import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { wizardSteps } from '@milepost/domain/journeys/steps'
import { addDays, localDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { fromPounds } from '@milepost/domain/values/pence'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import type { Results } from '../../../api/pricing.ts'
import { type Offer, useOffer } from '../../../offer/offer.ts'
import { useLocation } from '../../../router.tsx'
import { useJourneyDefinition } from '../../../state/journey-definition.ts'
import { resetQuote, useQuote } from '../../../state/quote-state.ts'
import { type PaymentMethod, useResults } from '../../../state/results-state.ts'
import { answeredUpToCover } from '../../../state/testing.ts'
import { MemoryRouter, Route, Routes } from '../../../testing/memory-router.tsx'
import { ToastRegion } from '../../../ui/ToastRegion.tsx'
import { anOption, paymentOptions } from '../../testing/offers.ts'
import { UpdatingOverlay } from '../../UpdatingOverlay.tsx'

const prices: Readonly<Record<string, readonly [annual: number, monthly: number]>> = {
  KEYCARE: [17.99, 1.72],
  PC_BREAKDOWN_NATIONAL: [39.99, 3.83],
  PC_BREAKDOWN_EU_UK: [64.99, 6.23],
  EXCESS_REIMBURSEMENT_250: [24.99, 2.39],
  EXCESS_REIMBURSEMENT_500: [39.99, 3.83],
  LEGAL_EXPENSES: [27.99, 2.68],
  GUARANTEED_TAXI_HIRE_14: [0, 0],
  GUARANTEED_TAXI_HIRE_21: [59.99, 5.75],
}

type Made = { outcomeId?: string; premium?: string; codes?: readonly string[]; selected?: readonly string[] }

/** Results as the server returns them, with these extras on offer. */
export function resultsWith({
  outcomeId = 'outcome-1',
  premium = '534.24',
  codes = Object.keys(prices).filter((code) => !code.includes('TAXI')),
  selected = [],
}: Made = {}): Results {
  const { monthly, inFull } = paymentOptions(premium)
  const option = {
    ...anOption,
    optionId: `${outcomeId}:1`,
    paymentCollectionOptions: [monthly, inFull],
    underwrittenExcesses: [
      { excessCode: 'COMPULSORY', totalAmount: { amount: 250 } },
      { excessCode: 'VOLUNTARY', totalAmount: { amount: 100 } },
    ],
    underwrittenAddOns: codes.map((code) => ({
      addOnCode: code,
      addOnDescription: `The words of ${code}`,
      underwrittenDataPointId: `${outcomeId}:${code}`,
      annualCost: { amount: prices[code]?.[0] ?? 10 },
      monthlyCost: { amount: prices[code]?.[1] ?? 1 },
      selected: selected.includes(code),
    })),
    underwrittenCovers: [
      {
        underwrittenDataPointId: `${outcomeId}:COVER`,
        underwrittenPrice: {
          fees: { amount: 35 },
          iptAmount: { amount: 57.24 },
          grossPremiumAmountIncTax: { amount: 534.24 },
        },
        underwrittenPncbData: {
          ncbProtectedAvailable: true,
          impliedProtectedNcbPriceGross: { amountIncludingIpt: 33.83 },
        },
      },
    ],
  }
  return {
    quoteReference: 'A-0000000000A',
    expiryDate: '2026-12-15T00:00:00+00:00',
    paymentProvider: 'BRAINTREE',
    affordabilityCheck: false,
    isLatestFullyPricedQuote: true,
    selectedOption: option.optionId,
    underwritingOutcome: {
      underwritingOutcomeResponseId: outcomeId,
      didRefer: false,
      didDecline: false,
      underwrittenOptions: [option],
    },
  }
}

export type Asked = { call: string; body: Record<string, unknown>; signal: AbortSignal | undefined }
type Answer = (asked: Asked) => Response | Promise<Response>

/** A fake server: what it answers each call with, and what it was asked. */
export const server = { asked: [] as Asked[], answers: {} as Record<string, Answer> }

export const refuses =
  (code: string, status = 409): Answer =>
  () =>
    Response.json({ title: '', status, code, message: '', errors: [] }, { status })
export const isDown: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
export const gives =
  (body: unknown): Answer =>
  () =>
    Response.json(body)

/** A tab on results, with complete answers and a price. */
export function openHarness(results: Results = resultsWith(), method?: PaymentMethod): void {
  resetQuote()
  server.asked = []
  server.answers = {}
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const call = address.split('?')[0]?.split('/').at(-1) ?? ''
    const body = init.body ? JSON.parse(String(init.body)) : {}
    const asked = { call, body, signal: init.signal ?? undefined }
    server.asked.push(asked)
    return (server.answers[call] ?? isDown)(asked)
  })
  useJourneyDefinition.setState({ definition: journeyDefinition })
  useQuote.setState({
    answers: {
      ...answeredUpToCover,
      coverDetails: {
        levelOfCover: 'COMP',
        voluntaryExcess: fromPounds(100),
        yearsOfNoClaimsDiscount: '5',
        protectNoClaimsDiscount: false,
        effectiveFrom: { date: addDays(londonDate(new Date()), 5), hour: 9, minute: 15 },
        hasAgreedDisclaimer: true,
      },
    },
    completedSteps: Object.fromEntries(wizardSteps.map(({ name }) => [name, true])),
  })
  useResults.setState({ results, ...(method && { paymentMethod: method }) })
}

/** Gives the quote a vehicle that is too old for breakdown cover. */
export function withOldVehicle(): void {
  useQuote.setState(({ answers }) => {
    const { vehicleInfo } = answers.vehicleDetails
    const old = vehicleInfo && { ...vehicleInfo, year: 2005, registrationDate: localDate('2005-03-01') }
    return {
      answers: {
        ...answers,
        vehicleDetails: { ...answers.vehicleDetails, ...(old && { vehicleInfo: old }) },
      },
    }
  })
}

/** Renders a part of the page for the tab's offer, with the page's toasts and overlay. */
export function showPart(part: (offer: Offer) => React.ReactNode) {
  function Part() {
    const offer = useOffer()
    return offer ? part(offer) : null
  }
  return render(
    <MemoryRouter initialEntries={['/results']}>
      <Routes>
        <Route path="/results" element={<Part />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
      <UpdatingOverlay />
      <ToastRegion />
    </MemoryRouter>,
  )
}

function Elsewhere() {
  return <p>{`Now at ${useLocation().pathname}`}</p>
}
