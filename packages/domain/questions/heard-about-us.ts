import { type CodeList, descOf } from '../lists/code-list.ts'
import { noClaimsYears } from '../lists/cover.ts'
import { cancellationReasons, heardAboutUs, months, policyTypes } from '../lists/marketing.ts'
import type { AdditionalQuestions } from './answers.ts'
import { entityOf } from './dto.ts'
import { followersOf, isFollowUpAsked } from './heard-about-us-chain.ts'
import { choice, mustBeOffered, valuedChoice } from './kinds/choice.ts'
import { wholeNumber } from './kinds/whole-number.ts'
import { mustBeAnswered, yesNo, yesOrNo } from './kinds/yes-no.ts'
import { type AnyGroupedQuestion, question } from './question.ts'

const howDidYouHearAboutUsKind = choice(heardAboutUs)

/** The first question of the chain, for visitors from a comparison site (AGG-09). */
export const howDidYouHearAboutUs = question<AdditionalQuestions>()({
  name: 'howDidYouHearAboutUs',
  kind: howDidYouHearAboutUsKind,
  group: 'heardAboutUs',
  label: 'How did you hear about us?',
  clears: followersOf('howDidYouHearAboutUs'),
  isAsked: ({ channel }) => channel === 'aggregator',
  validate: mustBeOffered<string>(howDidYouHearAboutUsKind, {
    key: 'howDidYouHearAboutUsRequired',
    message: 'Please choose how you heard about us',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  summary: (code) => descOf(heardAboutUs, code) ?? code,
})

const namedDriverOnAcornPolicy = question<AdditionalQuestions>()({
  name: 'namedDriverOnAcornPolicy',
  kind: yesNo,
  group: 'heardAboutUs',
  label: 'Is that policy with us?',
  clears: followersOf('namedDriverOnAcornPolicy'),
  isAsked: (asking) => isFollowUpAsked('namedDriverOnAcornPolicy', asking),
  validate: mustBeAnswered({
    key: 'namedDriverOnAcornPolicyRequired',
    message: 'Please tell us if that policy is with us',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  summary: yesOrNo,
})

/** Lengths of time: the codes of no-claims years, where 0 means less than a year. */
export const lengthsOfTime: CodeList = noClaimsYears.map(({ code, desc }) => ({
  code,
  desc: code === '0' ? 'Less than 1 year' : desc,
}))

const namedDriverOnAcornPolicyForKind = choice(lengthsOfTime)

const namedDriverOnAcornPolicyFor = question<AdditionalQuestions>()({
  name: 'namedDriverOnAcornPolicyFor',
  kind: namedDriverOnAcornPolicyForKind,
  group: 'heardAboutUs',
  label: 'How long have you been a named driver on that policy?',
  clears: followersOf('namedDriverOnAcornPolicyFor'),
  isAsked: (asking) => isFollowUpAsked('namedDriverOnAcornPolicyFor', asking),
  validate: mustBeOffered<string>(namedDriverOnAcornPolicyForKind, {
    key: 'namedDriverOnAcornPolicyForRequired',
    message: 'Please choose how long you have been a named driver on that policy',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  dto: { shape: 'any-answer' },
  summary: (code) => descOf(lengthsOfTime, code) ?? code,
})

const experienceDrivingCompnayCarKind = choice(lengthsOfTime)

const experienceDrivingCompnayCar = question<AdditionalQuestions>()({
  name: 'experienceDrivingCompnayCar',
  kind: experienceDrivingCompnayCarKind,
  group: 'heardAboutUs',
  label: 'How long have you driven a company car?',
  clears: followersOf('experienceDrivingCompnayCar'),
  isAsked: (asking) => isFollowUpAsked('experienceDrivingCompnayCar', asking),
  validate: mustBeOffered<string>(experienceDrivingCompnayCarKind, {
    key: 'experienceDrivingCompnayCarRequired',
    message: 'Please choose how long you have driven a company car',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  dto: { shape: 'any-answer' },
  summary: (code) => descOf(lengthsOfTime, code) ?? code,
})

const claimFreeForKind = choice(lengthsOfTime)

const claimFreeFor = question<AdditionalQuestions>()({
  name: 'claimFreeFor',
  kind: claimFreeForKind,
  group: 'heardAboutUs',
  label: 'How long have you driven a company car without a claim?',
  clears: followersOf('claimFreeFor'),
  isAsked: (asking) => isFollowUpAsked('claimFreeFor', asking),
  validate: mustBeOffered<string>(claimFreeForKind, {
    key: 'claimFreeForRequired',
    message: 'Please choose how long you have driven a company car without a claim',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  dto: { shape: 'any-answer' },
  summary: (code) => descOf(lengthsOfTime, code) ?? code,
})

export const isLookingToInsureSecondCar = question<AdditionalQuestions>()({
  name: 'isLookingToInsureSecondCar',
  kind: yesNo,
  group: 'heardAboutUs',
  label: 'Is this quote for a second car?',
  clears: followersOf('isLookingToInsureSecondCar'),
  isAsked: (asking) => isFollowUpAsked('isLookingToInsureSecondCar', asking),
  validate: mustBeAnswered({
    key: 'isLookingToInsureSecondCarRequired',
    message: 'Please tell us if this quote is for a second car',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  summary: yesOrNo,
})

const policyCancelledWithAcornReasonKind = choice(cancellationReasons)

const policyCancelledWithAcornReason = question<AdditionalQuestions>()({
  name: 'policyCancelledWithAcornReason',
  kind: policyCancelledWithAcornReasonKind,
  group: 'heardAboutUs',
  label: 'Why did your last policy with us end?',
  clears: followersOf('policyCancelledWithAcornReason'),
  isAsked: (asking) => isFollowUpAsked('policyCancelledWithAcornReason', asking),
  validate: mustBeOffered<string>(policyCancelledWithAcornReasonKind, {
    key: 'policyCancelledWithAcornReasonRequired',
    message: 'Please choose why your last policy with us ended',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  summary: (code) => descOf(cancellationReasons, code) ?? code,
})

const typeOfPolicyAtTheTimeKind = choice(policyTypes)

export const typeOfPolicyAtTheTime = question<AdditionalQuestions>()({
  name: 'typeOfPolicyAtTheTime',
  kind: typeOfPolicyAtTheTimeKind,
  group: 'heardAboutUs',
  label: 'What type of policy did you have with us?',
  clears: followersOf('typeOfPolicyAtTheTime'),
  isAsked: (asking) => isFollowUpAsked('typeOfPolicyAtTheTime', asking),
  validate: mustBeOffered<string>(typeOfPolicyAtTheTimeKind, {
    key: 'typeOfPolicyAtTheTimeRequired',
    message: 'Please choose the type of policy you had with us',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  summary: (code) => descOf(policyTypes, code) ?? code,
})

/** A daily policy cannot be held for more than a year. */
const MOST_DAYS = 366

/** Asked for a daily policy; for others in months (AGG-10). */
export const daysHeldThePolicyFor = question<AdditionalQuestions>()({
  name: 'daysHeldThePolicyFor',
  kind: wholeNumber(28),
  group: 'heardAboutUs',
  label: 'How many days did you have the policy for?',
  clears: followersOf('daysHeldThePolicyFor'),
  isAsked: (asking) => isFollowUpAsked('daysHeldThePolicyFor', asking),
  validate(days) {
    if (days === undefined)
      return {
        key: 'daysHeldThePolicyForRequired',
        message: 'Please enter how many days you had the policy for',
      }
    if (!Number.isSafeInteger(days) || days < 0 || days > MOST_DAYS)
      return {
        key: 'daysHeldThePolicyForRange',
        message: `Please enter a number of days from 0 to ${MOST_DAYS}`,
      }
    return undefined
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  dto: { shape: { whole: [0, MOST_DAYS] } },
  summary: (days) => `${days} ${days === 1 ? 'day' : 'days'}`,
})

const monthsHeldThePolicyForKind = valuedChoice(months, (entry) => entry.months)

export const monthsHeldThePolicyFor = question<AdditionalQuestions>()({
  name: 'monthsHeldThePolicyFor',
  kind: monthsHeldThePolicyForKind,
  group: 'heardAboutUs',
  label: 'How many months did you have the policy for?',
  clears: followersOf('monthsHeldThePolicyFor'),
  isAsked: (asking) => isFollowUpAsked('monthsHeldThePolicyFor', asking),
  validate: mustBeOffered<number>(monthsHeldThePolicyForKind, {
    key: 'monthsHeldThePolicyForRequired',
    message: 'Please choose how many months you had the policy for',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  dto: { shape: { whole: [0, 12] } },
  summary: (count) => `${count} ${count === 1 ? 'month' : 'months'}`,
})

const currentPolicyTypeKind = choice(policyTypes)

const currentPolicyType = question<AdditionalQuestions>()({
  name: 'currentPolicyType',
  kind: currentPolicyTypeKind,
  group: 'heardAboutUs',
  label: 'What type of policy do you have now?',
  clears: followersOf('currentPolicyType'),
  isAsked: (asking) => isFollowUpAsked('currentPolicyType', asking),
  validate: mustBeOffered<string>(currentPolicyTypeKind, {
    key: 'currentPolicyTypeRequired',
    message: 'Please choose the type of policy you have now',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  summary: (code) => descOf(policyTypes, code) ?? code,
})

const numberOfConsecutiveMonthsCoverWithAcornOrMotorcadeKind = valuedChoice(months, (entry) => entry.months)

const numberOfConsecutiveMonthsCoverWithAcornOrMotorcade = question<AdditionalQuestions>()({
  name: 'numberOfConsecutiveMonthsCoverWithAcornOrMotorcade',
  kind: numberOfConsecutiveMonthsCoverWithAcornOrMotorcadeKind,
  group: 'heardAboutUs',
  // The field's name is the specification's. The page belongs to one brand, so its words name no other (D-146).
  label: 'How many months in a row have you been insured with us?',
  clears: followersOf('numberOfConsecutiveMonthsCoverWithAcornOrMotorcade'),
  isAsked: (asking) => isFollowUpAsked('numberOfConsecutiveMonthsCoverWithAcornOrMotorcade', asking),
  validate: mustBeOffered<number>(numberOfConsecutiveMonthsCoverWithAcornOrMotorcadeKind, {
    key: 'consecutiveMonthsRequired',
    message: 'Please choose how many months in a row you have been insured with us',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  dto: { shape: { whole: [0, 12] } },
  summary: (count) => `${count} ${count === 1 ? 'month' : 'months'}`,
})

const fullYearsOfNoClaimsBonusKind = choice(noClaimsYears)

const fullYearsOfNoClaimsBonus = question<AdditionalQuestions>()({
  name: 'fullYearsOfNoClaimsBonus',
  kind: fullYearsOfNoClaimsBonusKind,
  group: 'heardAboutUs',
  label: 'How many full years of no claims discount do you have?',
  clears: followersOf('fullYearsOfNoClaimsBonus'),
  isAsked: (asking) => isFollowUpAsked('fullYearsOfNoClaimsBonus', asking),
  validate: mustBeOffered<string>(fullYearsOfNoClaimsBonusKind, {
    key: 'fullYearsOfNoClaimsBonusRequired',
    message: 'Please choose how many full years of no claims discount you have',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  dto: { shape: 'any-answer' },
  summary: (code) => descOf(noClaimsYears, code) ?? code,
})

/** Every question of the chain, in the order asked (AGG-09). */
export const heardAboutUsQuestions: readonly AnyGroupedQuestion[] = [
  howDidYouHearAboutUs,
  namedDriverOnAcornPolicy,
  namedDriverOnAcornPolicyFor,
  experienceDrivingCompnayCar,
  claimFreeFor,
  isLookingToInsureSecondCar,
  policyCancelledWithAcornReason,
  typeOfPolicyAtTheTime,
  daysHeldThePolicyFor,
  monthsHeldThePolicyFor,
  currentPolicyType,
  numberOfConsecutiveMonthsCoverWithAcornOrMotorcade,
  fullYearsOfNoClaimsBonus,
]

/** The answers as JSON (DAT-06). */
export const heardAboutUsEntity = entityOf(heardAboutUsQuestions, [
  'howDidYouHearAboutUs',
  'namedDriverOnAcornPolicy',
  'namedDriverOnAcornPolicyFor',
  'experienceDrivingCompnayCar',
  'claimFreeFor',
  'isLookingToInsureSecondCar',
  'currentPolicyType',
  'numberOfConsecutiveMonthsCoverWithAcornOrMotorcade',
  'fullYearsOfNoClaimsBonus',
  'policyCancelledWithAcornReason',
  'typeOfPolicyAtTheTime',
  'monthsHeldThePolicyFor',
  'daysHeldThePolicyFor',
])
