import { stepNames } from '@milepost/domain/journeys/steps'
import { oneOf, wholeNumber } from '../wire/fields'
import { listOf } from '../wire/objects'
import { draftAnswers } from './draft-answers'

/** Everything a tab knows of an unfinished quote, so that coming back is as if it had never been closed. */
export const draftContent = {
  answers: draftAnswers,
  completedSteps: listOf(oneOf(stepNames), stepNames.length),
  /** What the tab remembers beside the answers: boxes half filled, marketing choices, the comparison site. Bounded alike. */
  besides: draftAnswers,
  /** Which shape of answers this is: a site that has moved on does not misread what an older one saved. */
  shape: wholeNumber(1, 999),
}
