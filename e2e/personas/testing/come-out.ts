import { journeys } from '@milepost/domain/journeys/journeys'
import type { Answers } from '@milepost/domain/questions/answers'
import type { AddOnCode } from '@milepost/domain/quote/add-ons'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { instantOf, type LondonTime } from '@milepost/domain/values/london-time'
import { assess } from '@milepost/pricing/outcome'
import { addOnsOf } from '@milepost/pricing/products/add-ons'
import { forThirtyDays, thirtyDayOffer } from '@milepost/pricing/products/thirty-day'
import { type Risk, toRisk } from '@milepost/pricing/risk/risk'
import { ratesOf } from '@milepost/pricing/testing/rates'
import type { Ending, Expected, Person } from '../person.ts'
import { knownVehicle } from './known-vehicle.ts'

/** The result of underwriting and pricing for a person: the part of the expectations that needs no browser. */
export type CameOut = Pick<
  Expected,
  'endsOn' | 'inFull' | 'thirtyDays' | 'monthly' | 'excesses' | 'endorsements'
>

const nothing = {
  inFull: undefined,
  thirtyDays: undefined,
  monthly: undefined,
  excesses: undefined,
  endorsements: undefined,
}

/** By the rates in force on a day, which may be another one. */
export function comeOut(person: Person, today: LocalDate, ratesOn = today): CameOut {
  const risk = riskOf(person, today)
  if (risk === undefined) return { ...nothing, endsOn: 'First page' }
  const rates = ratesOf(risk.line, ratesOn)
  const assessed = assess(risk, rates, 'persona', { addOns: chosen(person, risk) })
  if (assessed.kind === 'not-offered')
    return { ...nothing, endsOn: assessed.outcome.kind === 'declined' ? 'Declined' : 'Referred' }
  const [option] = assessed.outcome.options
  if (option === undefined) throw new Error('An offer has an option')
  const short = thirtyDaysOf(risk, person, ratesOn)
  const optionPaidFor = person.pays?.term === '30 days' && short ? short : option
  const monthly = option.paymentOptions.find(({ method }) => method === 'DIRECT_DEBIT')
  const inFull = option.paymentOptions.find(({ method }) => method === 'CARD_PAYMENT')
  return {
    endsOn: endingOf(person),
    inFull: inFull?.totalPayable,
    thirtyDays: short?.paymentOptions[0]?.totalPayable,
    monthly:
      monthly?.method === 'DIRECT_DEBIT' && !isThirtyDaysOnly(risk)
        ? {
            deposit: monthly.plan.upFront,
            first: monthly.plan.first,
            standard: monthly.plan.standard,
            total: monthly.totalPayable,
          }
        : 'not offered',
    excesses: optionPaidFor.excesses,
    endorsements: optionPaidFor.endorsements.map(({ name }) => name),
  }
}

function endingOf({ pays, arrives }: Person): Ending {
  if (!pays) return 'Results'
  return arrives === 'after a cancellation' ? 'Policy restarted' : 'Thank you'
}

/** Undefined if the first page refuses the vehicle. */
function riskOf({ journey, answers, registration, arrives }: Person, today: LocalDate): Risk | undefined {
  const now = instantOf({ date: today, hour: 12, minute: 0 } satisfies LondonTime)
  const vehicleInfo = knownVehicle(registration, today)
  const vehicleDetails: Answers['vehicleDetails'] = {
    ...answers.vehicleDetails,
    registration,
    searchedRegistration: registration,
    ...(vehicleInfo && { vehicleInfo }),
  }
  const made = toRisk(
    { ...answers, vehicleDetails, coverDetails: { ...answers.coverDetails, hasAgreedDisclaimer: true } },
    {
      terms: journeys[journey],
      now,
      ...(arrives === 'from a comparison site' && { channel: 'aggregator' as const }),
    },
  )
  if (made.kind === 'missing' && made.missing.every(({ step }) => step === 'vehicleDetails')) return undefined
  if (made.kind === 'missing')
    throw new Error(made.missing.map(({ field, message }) => `${field}: ${message}`).join('\n'))
  return made.risk
}

/** The chosen extras that are offered to this person. */
function chosen({ extras }: Person, risk: Risk): readonly AddOnCode[] {
  const offered = addOnsOf(risk, []).map(({ code }) => code)
  for (const { code, title } of extras)
    if (!offered.includes(code)) throw new Error(`${title} is not on offer`)
  return extras.map(({ code }) => code)
}

function isThirtyDaysOnly(risk: Risk): boolean {
  const offer = thirtyDayOffer(risk)
  return offer.kind === 'sold' && offer.isOnlyMonthlyOption
}

/** Paired with a year where it is sold that way, and for a restart. */
function thirtyDaysOf(risk: Risk, { arrives }: Person, ratesOn: LocalDate) {
  if (thirtyDayOffer(risk).kind === 'not-sold' && arrives !== 'after a cancellation') return undefined
  const short = assess(forThirtyDays(risk), ratesOf(risk.line, ratesOn), 'persona', { addOns: [] })
  return short.kind === 'offered' ? short.outcome.options[0] : undefined
}
