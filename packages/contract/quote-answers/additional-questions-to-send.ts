import type { AdditionalQuestions } from '@milepost/domain/questions/heard-about-us/additional-questions'
import { unprintable } from '@milepost/domain/values/printable'
import {
  ADDITIONAL_ANSWER_MAXIMUM,
  ADDITIONAL_ANSWERS_MAXIMUM,
  ADDITIONAL_NAME_MAXIMUM,
} from '../wire/shapes'

/**
 * How a customer heard about us (DAT-06), and whatever else stands there: one name of the specification is lost, and its answer is
 * given back as it came (D-148). What the wire would refuse is left out, for it is no bar to a price (D-147).
 */
export function additionalQuestionsToSend(answers: AdditionalQuestions): AdditionalQuestions {
  const kept = Object.entries(answers).filter(
    ([name, value]) => name.length <= ADDITIONAL_NAME_MAXIMUM && isCarried(value),
  )
  return Object.fromEntries(kept.slice(0, ADDITIONAL_ANSWERS_MAXIMUM))
}

function isCarried(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= ADDITIONAL_ANSWER_MAXIMUM && !unprintable.test(value)
  return typeof value === 'boolean' || Number.isFinite(value)
}
