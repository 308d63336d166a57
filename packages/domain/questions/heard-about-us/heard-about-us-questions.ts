import { entityOf } from '../dto'
import type { AnyQuoteQuestion } from '../question'
import { claimFreeFor } from './claim-free-for'
import { currentPolicyType } from './current-policy-type'
import { daysHeldThePolicyFor } from './days-held-the-policy-for'
import { experienceDrivingCompnayCar } from './experience-driving-compnay-car'
import { fullYearsOfNoClaimsBonus } from './full-years-of-no-claims-bonus'
import { howDidYouHearAboutUs } from './how-did-you-hear-about-us'
import { isLookingToInsureSecondCar } from './is-looking-to-insure-second-car'
import { monthsHeldThePolicyFor } from './months-held-the-policy-for'
import { namedDriverOnAcornPolicy } from './named-driver-on-acorn-policy'
import { namedDriverOnAcornPolicyFor } from './named-driver-on-acorn-policy-for'
import { numberOfConsecutiveMonthsCoverWithAcornOrMotorcade } from './number-of-consecutive-months-cover-with-acorn-or-motorcade'
import { policyCancelledWithAcornReason } from './policy-cancelled-with-acorn-reason'
import { typeOfPolicyAtTheTime } from './type-of-policy-at-the-time'

/** The chain in the order it unfolds, whichever way it goes (AGG-09). */
export const heardAboutUsQuestions: readonly AnyQuoteQuestion[] = [
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

/** The same as JSON (DAT-06). */
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
