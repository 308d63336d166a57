import { journeys } from '@milepost/domain/journeys/journeys'
import { type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import { addDays, type LocalDate, localDate } from '@milepost/domain/values/local-date'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { cards } from '../../providers/card/testing/card-sandbox'
import type { Customer } from './book'

const isAnnual = (journey: JourneyId) => journeys[journey].cover.term === 'annual'
const hasThirtyDays = (journey: JourneyId) => journeys[journey].cover.pairedThirtyDays !== undefined
const annual = journeyIds.filter(isAnnual)
const paired = journeyIds.filter(hasThirtyDays)

/** The lender rejects it: no such account. The sandbox's own bank has every account. */
const rejectedAccount = { sortCode: '99-99-01', accountNumber: '90000005' }

/**
 * Some sixty customers of all kinds: every journey, by card and in instalments, renewing or not, with cards that fail later, mandates
 * that are rejected, quotes without a purchase.
 */
const customers: readonly Customer[] = [
  ...annual.flatMap((journey, place): Customer[] => [
    { name: `year-renews-${journey}`, journey, bought: 'year', renews: true, startsIn: place },
    { name: `year-ends-${journey}`, journey, bought: 'year', startsIn: 3 + place },
    { name: `credit-${journey}`, journey, bought: 'monthly', renews: true, startsIn: 1 + place },
    { name: `looks-${journey}`, journey, bought: 'nothing', startsIn: 20 },
  ]),
  ...paired.flatMap((journey, place): Customer[] => [
    { name: `thirty-renews-${journey}`, journey, bought: 'thirty-days', renews: true, startsIn: place },
    { name: `thirty-stops-${journey}`, journey, bought: 'thirty-days', renews: true, startsIn: 2 + place },
    { name: `thirty-ends-${journey}`, journey, bought: 'thirty-days', startsIn: 4 + place },
    {
      name: `thirty-fails-${journey}`,
      journey,
      bought: 'thirty-days',
      renews: true,
      card: cards.declinedLater,
      startsIn: 1 + place,
    },
  ]),
  ...journeyIds
    .filter((journey) => journeys[journey].cover.term === 'impound')
    .map((journey): Customer => ({ name: `impound-${journey}`, journey, bought: 'impound', startsIn: 0 })),
  {
    name: 'rejected-mandate',
    journey: 'acorn_pc',
    bought: 'monthly',
    account: rejectedAccount,
    startsIn: 2,
  },
  ...[0, 1, 14, 15, 100].map(
    (days): Customer => ({ name: `cancels-after-${days}`, journey: 'acorn_pc', bought: 'year', startsIn: 0 }),
  ),
  ...[0, 100].map(
    (days): Customer => ({
      name: `credit-ends-after-${days}`,
      journey: 'acorn_pc',
      bought: 'monthly',
      startsIn: 0,
    }),
  ),
]

export const wholeBook = customers.map(
  (customer): Customer => ({ ...customer, differences: peopleOf(customer.journey) }),
)

/** The customer of each journey in the other tests, without the dates that they fix. */
function peopleOf(journey: JourneyId): NonNullable<Customer['differences']> {
  const { answers } = peopleByJourney[journey]
  const { vehicleInfo, registration: _, searchedRegistration: __, ...vehicle } = answers.vehicleDetails
  const { effectiveFrom: ___, ...cover } = answers.coverDetails
  return { vehicle, cover }
}

/** The days on which something is promised or changes, from a start of cover: notices, charges, ends, and the days around them. */
function daysOfPeriod(lastDay: LocalDate, isYear: boolean): readonly LocalDate[] {
  const before = isYear ? [28, 27, 7, 6, 1, 0, -1] : [7, 6, 1, 0, -1]
  return before.map((days) => addDays(lastDay, -days))
}

/** Changes of the clocks, bank holidays, the ends of months, the last of February. */
function daysOfCalendar(first: LocalDate, months: number): readonly LocalDate[] {
  const [year, month] = first.split('-').map(Number)
  return Array.from({ length: months }, (_, ahead) => {
    const at = (day: number) => new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + ahead, day))
    const end = at(0)
    const lastSunday = new Date(end.getTime() - end.getUTCDay() * 86_400_000)
    return [at(1), end, lastSunday].map((day) => localDate(day.toISOString().slice(0, 10)))
  }).flat()
}

/** Every time at which the book is looked at, in nineteen months: mornings, so that what is due on the day has been done. */
export function stopsOf(firstDay: LocalDate, months: number): readonly string[] {
  const starts = Array.from({ length: 12 }, (_, days) => addDays(firstDay, days))
  const years = starts.flatMap((start) => daysOfPeriod(addDays(start, 364), true))
  const periods = starts
    .slice(0, 6)
    .flatMap((start) =>
      Array.from({ length: Math.floor(months * 1.02) }, (_, period) =>
        daysOfPeriod(addDays(start, 30 * (period + 1) - 1), false),
      ).flat(),
    )
  const days = [...new Set([...years, ...periods, ...daysOfCalendar(firstDay, months)])].sort()
  const last = addDays(firstDay, Math.floor(months * 30.44))
  return days.filter((day) => day > addDays(firstDay, 1) && day <= last).map((day) => `${day}T09:30:00Z`)
}
