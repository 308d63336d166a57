import type { Answers } from '../../questions/answers'
import { today } from '../../questions/people/testing'
import type { JourneyId } from '../../terms/identity'
import { type Differences, plainAnswers } from '../../testing/plain-customer'
import { answersInWords } from '../answers-in-words'
import { journeyDefinition } from '../journey-definition'
import { type JourneyProgress, journeyProgress } from '../journey-progress'
import { journeys } from '../journeys'
import { type WizardStepName, wizardSteps } from '../steps'

/** Somebody on a journey: what they answer otherwise than the plain customer, and what that comes to. */
export type Persona = Differences & {
  who: string
  /** The steps they do not pass. */
  skips: readonly WizardStepName[]
  /** The answers that are not the plain customer's, as they are read back: one a line, the question first. */
  tells: string
  /** What the plain customer is asked and they are not, one question a line. */
  isNotAsked?: string
}

export function answersOf(journey: JourneyId, persona: Omit<Persona, 'skips' | 'tells'>): Answers {
  return plainAnswers(journey, persona)
}

/** Every step answered and Continue pressed on it. */
export function walkOf(journey: JourneyId, answers: Answers): JourneyProgress {
  const completed = Object.fromEntries(wizardSteps.map(({ name }) => [name, true]))
  return journeyProgress(answers, completed, {
    terms: journeys[journey],
    today,
    definition: journeyDefinition,
  })
}

/** The answers as they are read back, a line each: "What is your title? | Mr". */
export function tableOf(journey: JourneyId, answers: Answers): readonly string[] {
  const { path, answers: applicable } = walkOf(journey, answers)
  return answersInWords(path, applicable, {
    terms: journeys[journey],
    today,
    definition: journeyDefinition,
  }).flatMap((chapter) =>
    chapter.answers.flatMap(({ question, answer, entries = [] }) => [
      `${question} | ${answer}`,
      ...entries.flatMap(({ title, answers: told }) =>
        told.map((each) => `${title}: ${each.question} | ${each.answer}`),
      ),
    ]),
  )
}

export function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
