import { describe, expect, it } from 'vitest'
import { journeys } from '../journeys/journeys.ts'
import { journeyIds } from '../terms/identity.ts'
import { addDays, type LocalDate, localDate } from '../values/local-date.ts'
import { fromPounds, pence } from '../values/pence.ts'
import { type InstalmentPlan, instalmentPlan } from './instalment-plan.ts'
import { dueDays, paymentDates } from './payment-schedule.ts'

/** An APR worked out here, by other arithmetic than the product's: whole calendar months are twelfths, days left over 365ths. */
function aprOf(credit: number, drawnOn: string, paid: readonly { on: string; amount: number }[]): number {
  const timed = paid.map(({ on, amount }) => ({ amount, years: yearsFrom(drawnOn, on) }))
  const owed = (rate: number) =>
    timed.reduce((left, { amount, years }) => left - amount * (1 + rate) ** -years, credit)
  let [low, high] = [0, 5]
  for (let step = 0; step < 32; step += 1) {
    const middle = (low + high) / 2
    if (owed(middle) < 0) low = middle
    else high = middle
  }
  return low * 100
}

const DAY = 86_400_000

function yearsFrom(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const monthsOn = (months: number) => {
    const days = new Date(Date.UTC(fromYear, fromMonth + months, 0)).getUTCDate()
    return Date.UTC(fromYear, fromMonth - 1 + months, Math.min(fromDay, days))
  }
  let months = 0
  while (monthsOn(months + 1) <= Date.parse(to)) months += 1
  return months / 12 + (Date.parse(to) - monthsOn(months)) / DAY / 365
}

/** Journeys sold for a year, each with a price of its own. */
const plans = journeyIds
  .filter((id) => journeys[id].cover.term === 'annual')
  .map((_, index) => instalmentPlan({ premium: pence(48_913 + 31_007 * index), fee: fromPounds(35) }))

/** Every fifth day of a year, and each day around Christmas, when ten working days are longest. Their starts are every day. */
const todays = Array.from({ length: 366 }, (_, day) => addDays(localDate('2026-11-19'), day)).filter(
  (today, day) => day % 5 === 0 || (today >= '2026-12-10' && today <= '2027-01-05'),
)
const purchases = todays.flatMap((today) =>
  Array.from({ length: 31 }, (_, ahead) => ({ today, coverStart: addDays(today, ahead) })),
)

/** The same dates give the same rate, so each is worked out once. */
const rates = new Map<string, number>()

function rateOf(plan: InstalmentPlan, drawnOn: LocalDate, days: readonly LocalDate[]): number {
  const key = [plan.credit, drawnOn, ...days].join()
  const known = rates.get(key)
  if (known !== undefined) return known
  const paid = days.map((on, index) => ({ on, amount: index === 0 ? plan.first : plan.standard }))
  const rate = aprOf(plan.credit, drawnOn, paid)
  rates.set(key, rate)
  return rate
}

describe('the printed APR, for cover that starts 0 to 30 days ahead, on the days of a year', () => {
  it('is that of the due days of every journey, within 0.1 [CON-19] [D-268]', () => {
    const wrong = purchases.flatMap((start) => {
      const days = dueDays(start, 11)
      return plans
        .map((plan) => rateOf(plan, start.coverStart, days) - plan.apr)
        .filter((over) => Math.abs(over) > 0.1)
        .map((over) => ({ ...start, over }))
    })
    expect(wrong).toEqual([])
  }, 60_000)

  it('is at most 0.1 below and 1.0 above that of the days on which it is collected [CON-19] [D-268]', () => {
    const wrong = purchases.flatMap((start) => {
      const days = paymentDates(start, 11)
      return plans
        .map((plan) => plan.apr - rateOf(plan, start.coverStart, days))
        .filter((over) => over < -0.1 || over > 1)
        .map((over) => ({ ...start, over }))
    })
    expect(wrong).toEqual([])
  }, 60_000)

  it('is for a loan of 11 months from the first day of cover [CON-18] [D-268]', () => {
    for (const start of purchases) {
      const [first = '', ...later] = dueDays(start, 11)
      expect(yearsFrom(start.coverStart, first), `${start.today} ${start.coverStart}`).toBe(1 / 12)
      expect(yearsFrom(start.coverStart, later.at(-1) ?? '')).toBeCloseTo(11 / 12, 10)
    }
  }, 60_000)
})

it('would tell a rate that is wrong: 27.6% for a loan drawn 30 days before cover begins', () => {
  const [plan] = plans
  if (plan === undefined) throw new Error('A journey is sold for a year')
  const days = dueDays({ today: localDate('2026-11-18'), coverStart: localDate('2026-12-18') }, 11)
  expect(rateOf(plan, localDate('2026-11-18'), days)).toBeCloseTo(27.6, 0)
})
