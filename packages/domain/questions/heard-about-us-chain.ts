import type { HeardAboutUsCode } from '../lists/marketing.ts'
import { policyTypes } from '../lists/marketing.ts'
import type { AdditionalQuestions } from './answers.ts'
import type { AnySubject, Asking } from './asking.ts'
export type FirstQuestion = 'howDidYouHearAboutUs'
export type FollowUp = Exclude<keyof AdditionalQuestions, FirstQuestion>

/** One follow-up question, by how the customer heard about us and, if it depends on one, an earlier answer. */
type Link = {
  heard: HeardAboutUsCode
  ask: FollowUp
  after?: { answer: FollowUp; is: 'given' | readonly (string | boolean)[] }
}

const heldInDays = policyTypes.filter(({ heldIn }) => heldIn === 'days').map(({ code }) => code)
const heldInMonths = policyTypes.filter(({ heldIn }) => heldIn === 'months').map(({ code }) => code)

/** The whole chain. An answer not listed here ends it (AGG-09, AGG-10, D-146). */
export const chain: readonly Link[] = [
  { heard: 'NAMED_DRIVER', ask: 'namedDriverOnAcornPolicy' },
  {
    heard: 'NAMED_DRIVER',
    ask: 'namedDriverOnAcornPolicyFor',
    after: { answer: 'namedDriverOnAcornPolicy', is: [true] },
  },
  { heard: 'COMPANY_CAR', ask: 'experienceDrivingCompnayCar' },
  {
    heard: 'COMPANY_CAR',
    ask: 'claimFreeFor',
    after: { answer: 'experienceDrivingCompnayCar', is: 'given' },
  },
  { heard: 'SECOND_CAR', ask: 'isLookingToInsureSecondCar' },
  {
    heard: 'SECOND_CAR',
    ask: 'currentPolicyType',
    after: { answer: 'isLookingToInsureSecondCar', is: [true] },
  },
  {
    heard: 'SECOND_CAR',
    ask: 'fullYearsOfNoClaimsBonus',
    after: { answer: 'isLookingToInsureSecondCar', is: [true] },
  },
  { heard: 'EXISTING_CUSTOMER', ask: 'currentPolicyType' },
  { heard: 'EXISTING_CUSTOMER', ask: 'numberOfConsecutiveMonthsCoverWithAcornOrMotorcade' },
  { heard: 'EXISTING_CUSTOMER', ask: 'fullYearsOfNoClaimsBonus' },
  { heard: 'PREVIOUS_CUSTOMER', ask: 'policyCancelledWithAcornReason' },
  { heard: 'PREVIOUS_CUSTOMER', ask: 'typeOfPolicyAtTheTime' },
  {
    heard: 'PREVIOUS_CUSTOMER',
    ask: 'daysHeldThePolicyFor',
    after: { answer: 'typeOfPolicyAtTheTime', is: heldInDays },
  },
  {
    heard: 'PREVIOUS_CUSTOMER',
    ask: 'monthsHeldThePolicyFor',
    after: { answer: 'typeOfPolicyAtTheTime', is: heldInMonths },
  },
]

/** Whether a follow-up is asked, given the earlier answers. Only asked of visitors from a comparison site (AGG-09). */
export function isFollowUpAsked(
  name: FollowUp,
  { channel, subject }: Pick<Asking<AnySubject>, 'channel' | 'subject'>,
): boolean {
  if (channel !== 'aggregator') return false
  return chain.some(
    ({ heard, ask, after }) =>
      ask === name &&
      subject['howDidYouHearAboutUs'] === heard &&
      (!after || holds(subject[after.answer], after.is)),
  )
}

/** Every question that depends on this one, directly or not: changing its answer clears them (D-146). */
export function followersOf(name: FirstQuestion | FollowUp): readonly FollowUp[] {
  if (name === 'howDidYouHearAboutUs') return [...new Set(chain.map(({ ask }) => ask))]
  const next = chain.filter(({ after }) => after?.answer === name).map(({ ask }) => ask)
  return [...new Set(next.flatMap((ask) => [ask, ...followersOf(ask)]))]
}

function holds(answer: unknown, is: 'given' | readonly (string | boolean)[]): boolean {
  return is === 'given' ? answer !== undefined : is.some((each) => each === answer)
}
