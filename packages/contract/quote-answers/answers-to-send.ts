import type { AdditionalDriver, AdditionalQuestions, Answers } from '@milepost/domain/questions/answers'
import { coverEntity } from '@milepost/domain/questions/cover/cover-questions'
import { promised, serialise } from '@milepost/domain/questions/dto'
import { withDerivedAnswers } from '@milepost/domain/questions/people/derived-answers'
import { driverEntity, proposerEntity } from '@milepost/domain/questions/people/person-questions'
import { vehicleEntity } from '@milepost/domain/questions/vehicle/vehicle-questions'
import { type MarketingPreferences, permitted } from '@milepost/domain/quote/marketing-preferences'
import type { Terms } from '@milepost/domain/terms/terms'
import { unprintable } from '@milepost/domain/values/printable'
import {
  ADDITIONAL_ANSWER_MAXIMUM,
  ADDITIONAL_ANSWERS_MAXIMUM,
  ADDITIONAL_NAME_MAXIMUM,
} from '../fields/additional-limits'
import type { QuoteRequest } from '../shapes/quote'

/**
 * The answers as a rating call carries them, with everything written out that follows from them (DAT-01 to DAT-10). Only answers
 * that count may come in: those the walk gives. Nothing here looks into the schemas, so that the browser can do without them.
 */
export function answersToSend(
  answers: Answers,
  marketing: MarketingPreferences,
  terms: Pick<Terms, 'contact'>,
): QuoteRequest {
  const { proposerDetails, vehicleDetails, coverDetails, additionalDrivers } = answers
  const drivers = promised<AdditionalDriver>(proposerDetails.hasAdditionalDriver, additionalDrivers)
  const quote = {
    proposerDetails: serialise(proposerEntity, withDerivedAnswers(proposerDetails), answers),
    vehicleDetails: serialise(vehicleEntity, vehicleDetails, answers),
    coverDetails: serialise(coverEntity, coverDetails, answers),
    additionalDrivers: drivers?.map((driver) => serialise(driverEntity, withDerivedAnswers(driver), answers)),
    additionalQuestions: additionalQuestionsToSend(answers.additionalQuestions),
    marketingPreferences: permitted(marketing, terms),
  }
  // Complete answers leave no gap. Of others the schemas refuse what is missing, by its name.
  return quote as QuoteRequest
}

/**
 * How a customer heard about us (DAT-06), and whatever else stands there: one name of the specification is lost, and its answer is
 * given back as it came (D-148). What the schema would refuse is left out, because it does not decide the price (D-147).
 */
function additionalQuestionsToSend(answers: AdditionalQuestions): AdditionalQuestions {
  const kept = Object.entries(answers).filter(
    ([name, value]) => name.length <= ADDITIONAL_NAME_MAXIMUM && isCarried(value),
  )
  return Object.fromEntries(kept.slice(0, ADDITIONAL_ANSWERS_MAXIMUM))
}

function isCarried(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= ADDITIONAL_ANSWER_MAXIMUM && !unprintable.test(value)
  return typeof value === 'boolean' || Number.isFinite(value)
}
