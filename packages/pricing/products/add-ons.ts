import { journeys } from '@milepost/domain/journeys/journeys'
import type { CoverTerms } from '@milepost/domain/lines/line'
import { financeTerms } from '@milepost/domain/payment/instalment-plan'
import { type AddOn, type AddOnCode, withAddOn } from '@milepost/domain/quote/add-ons'
import { canHaveBreakdown } from '@milepost/domain/quote/breakdown'
import { sellsExtras } from '@milepost/domain/quote/terms-sold'
import { formatPounds, fromPounds, type Pence, pence } from '@milepost/domain/values/pence'
import type { Risk } from '../risk/risk.ts'

type Offered = { code: AddOnCode; description: string }

/**
 * The extras on offer, with the customer's choices. A choice that is not on offer is dropped, for example after a change to an
 * old vehicle; of two of a kind the later counts (AON-02, AON-03).
 */
export function addOnsOf(risk: Risk, chosen: readonly AddOnCode[]): readonly Omit<AddOn, 'dataPointId'>[] {
  const offered = offeredTo(risk)
  const isOffered = (code: AddOnCode) => offered.some((addOn) => addOn.code === code)
  const included = offered.map(({ code }) => code).filter((code) => addOnPrices[code] === 0)
  const selected = [...included, ...chosen.filter(isOffered)].reduce<readonly AddOnCode[]>(withAddOn, [])
  return offered.map(({ code, description }) => ({
    code,
    description,
    annualCost: addOnPrices[code],
    monthlyCost: monthlyCost(addOnPrices[code]),
    selected: selected.includes(code),
  }))
}

function offeredTo({ journey, cover, vehicle }: Risk): readonly Offered[] {
  if (!sellsExtras(cover.term)) return []
  const terms = journeys[journey].cover
  return [
    {
      code: 'KEYCARE',
      description: 'Key Care: up to £1,500, no excess and no effect on your no claims discount',
    },
    ...(canHaveBreakdown(vehicle.age) ? breakdown : []),
    ...excessReimbursement,
    ...ofTheJourney(terms),
  ]
}

const breakdown: readonly Offered[] = [
  {
    code: 'PC_BREAKDOWN_NATIONAL',
    description: 'Breakdown cover: roadside, recovery and home call in the UK',
  },
  { code: 'PC_BREAKDOWN_EU_UK', description: 'Breakdown cover: European plus, with onward travel' },
]

const excessReimbursement: readonly Offered[] = ([250, 500, 750, 1000] as const).map((pounds) => ({
  code: `EXCESS_REIMBURSEMENT_${pounds}`,
  description: `Excess reimbursement up to ${inPounds(pounds)}`,
}))

/** Cached for each journey: thousands of prices are made a second, and these words never change. */
const written = new WeakMap<CoverTerms, readonly Offered[]>()

function ofTheJourney(terms: CoverTerms): readonly Offered[] {
  const offered = written.get(terms) ?? writeOffers(terms)
  written.set(terms, offered)
  return offered
}

function writeOffers({
  legalExpensesPounds,
  offersPersonalAccident,
  taxiHireDays,
  publicLiabilityPounds,
}: CoverTerms): readonly Offered[] {
  const offered: Offered[] = [
    {
      code: 'LEGAL_EXPENSES',
      description: `Legal expenses cover up to ${inPounds(legalExpensesPounds)}`,
    },
  ]
  if (offersPersonalAccident) {
    offered.push({ code: 'PERSONAL_ACCIDENT', description: 'Personal accident: £2,500 within three months' })
  }
  if (taxiHireDays !== undefined) {
    const { standard, upgrade } = taxiHireDays
    offered.push({
      code: 'GUARANTEED_TAXI_HIRE_14',
      description: `Guaranteed taxi hire for up to ${standard} days`,
    })
    offered.push({
      code: 'GUARANTEED_TAXI_HIRE_21',
      description: `Guaranteed taxi hire for up to ${upgrade} days`,
    })
  }
  if (publicLiabilityPounds !== undefined) {
    const { upgrade } = publicLiabilityPounds
    offered.push({ code: 'PUBLIC_LIABILITY_10M', description: `Public liability up to ${inPounds(upgrade)}` })
  }
  return offered
}

function inPounds(pounds: number): string {
  return formatPounds(fromPounds(pounds))
}

/**
 * The annual price of an extra including tax; zero means included in the cover. Our own estimates, in the middle of the UK
 * market.
 */
const addOnPrices: Record<AddOnCode, Pence> = {
  KEYCARE: fromPounds('17.99'),
  PC_BREAKDOWN_NATIONAL: fromPounds('39.99'),
  PC_BREAKDOWN_EU_UK: fromPounds('64.99'),
  EXCESS_REIMBURSEMENT_250: fromPounds('24.99'),
  EXCESS_REIMBURSEMENT_500: fromPounds('39.99'),
  EXCESS_REIMBURSEMENT_750: fromPounds('54.99'),
  EXCESS_REIMBURSEMENT_1000: fromPounds('69.99'),
  LEGAL_EXPENSES: fromPounds('27.99'),
  PERSONAL_ACCIDENT: fromPounds('14.99'),
  GUARANTEED_TAXI_HIRE_14: fromPounds(0),
  GUARANTEED_TAXI_HIRE_21: fromPounds('59.99'),
  PUBLIC_LIABILITY_10M: fromPounds('49.99'),
}

/** The share of an annual cost in each monthly payment: a part is paid up front, the rest bears the interest of the plan. */
export function monthlyCost(annual: Pence): Pence {
  const { upFrontPart, instalments, interestPercent } = financeTerms
  const credit = (annual * (upFrontPart - 1)) / upFrontPart
  return pence(Math.floor((credit * (100 + interestPercent)) / 100 / instalments + 0.5))
}
