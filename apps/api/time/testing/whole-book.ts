import { journeys } from '@milepost/domain/journeys/journeys'
import type { ProposerDetails } from '@milepost/domain/questions/answers'
import { type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import { localDate } from '@milepost/domain/values/local-date'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { cards } from '../../providers/card/testing/card-sandbox.ts'
import type { Customer } from './book.ts'

const isAnnual = (journey: JourneyId) => journeys[journey].cover.term === 'annual'
const hasThirtyDays = (journey: JourneyId) => journeys[journey].cover.pairedThirtyDays !== undefined
const annual = journeyIds.filter(isAnnual)
const paired = journeyIds.filter(hasThirtyDays)

/** A learner who turns eighteen within the year. */
const seventeen: ProposerDetails = {
  dateOfBirth: localDate('2009-08-08'),
  hasFullUkLicence: false,
  licenceType: 'P',
  licenceObtained: localDate('2026-09-17'),
  licenceNumber: 'MORGA008089A99AB',
  employmentType: 'F',
  studentType: '49D',
}

/** The lender rejects it: no such account. The sandbox's own bank has every account. */
const rejectedAccount = { sortCode: '99-99-01', accountNumber: '90000005' }

/**
 * Some sixty customers of all kinds: every journey, by card and in instalments, renewing or not, with cards that fail later, mandates
 * that are rejected, quotes without a purchase.
 */
const customers: readonly Customer[] = [
  ...annual.flatMap((journey, place): Customer[] => [
    { name: `year-renews-${journey}`, journey, bought: 'year', renews: true, startsIn: place },
    { name: `year-by-hand-${journey}`, journey, bought: 'year', startsIn: 2 + place },
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
  { name: 'misses', journey: 'acorn_pc', bought: 'monthly', startsIn: 0 },
  { name: 'found-out', journey: 'acorn_pc', bought: 'year', startsIn: 1 },
  { name: 'seventeen', journey: 'carrot_pc', bought: 'year', startsIn: 3, differences: { you: seventeen } },
  ...(['referred-buys', 'referred-leaves'] as const).map(
    (name): Customer => ({
      name,
      journey: 'acorn_pc',
      bought: 'referred',
      startsIn: 10,
      differences: { you: { hasBeenRefusedCover: true } },
    }),
  ),
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
  (customer): Customer => ({
    ...customer,
    differences: { ...peopleOf(customer.journey), ...customer.differences },
  }),
)

/** The customer of each journey in the other tests, without the dates that they fix. */
function peopleOf(journey: JourneyId): NonNullable<Customer['differences']> {
  const { answers } = peopleByJourney[journey]
  const { vehicleInfo, registration: _, searchedRegistration: __, ...vehicle } = answers.vehicleDetails
  const { effectiveFrom: ___, ...cover } = answers.coverDetails
  return { vehicle, cover }
}
