import type { Answers } from '../../questions/answers.ts'
import { today } from '../../questions/people/testing.ts'
import type { JourneyId } from '../../terms/identity.ts'
import { type Differences, plainAnswers } from '../../testing/plain-customer.ts'
import { answersInWords } from '../answers-in-words.ts'
import { journeyDefinition } from '../journey-definition.ts'
import { type JourneyProgress, journeyProgress } from '../journey-progress.ts'
import { journeys } from '../journeys.ts'
import { type WizardStepName, wizardSteps } from '../steps.ts'

/** A customer on a journey: how their answers differ from the plain customer's, and the result. */
export type Persona = Differences & {
  who: string
  /** The steps their path leaves out. */
  skips: readonly WizardStepName[]
  /** Their differing answers as read back, one per line, the question first. */
  tells: string
  /** Questions asked of the plain customer but not of them, one per line. */
  isNotAsked?: string
}

export function answersOf(journey: JourneyId, persona: Omit<Persona, 'skips' | 'tells'>): Answers {
  return plainAnswers(journey, persona)
}

/** The progress with every step answered and completed. */
export function walkOf(journey: JourneyId, answers: Answers): JourneyProgress {
  const completed = Object.fromEntries(wizardSteps.map(({ name }) => [name, true]))
  return journeyProgress(answers, completed, {
    terms: journeys[journey],
    today,
    definition: journeyDefinition,
  })
}

/** The answers as read back, one line each: "What is your title? | Mr". */
export function tableOf(journey: JourneyId, answers: Answers): readonly string[] {
  const { path, answers: applicable } = walkOf(journey, answers)
  return answersInWords(path, applicable, {
    terms: journeys[journey],
    today,
    definition: journeyDefinition,
  }).flatMap((chapter) =>
    chapter.answers.flatMap(({ question, answer, entries = [] }) => [
      `${question} | ${answer}`,
      ...entries.flatMap(({ title, answers: entryAnswers }) =>
        entryAnswers.map((each) => `${title}: ${each.question} | ${each.answer}`),
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
