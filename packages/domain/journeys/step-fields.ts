import type { AdditionalDriver, Answers } from '../questions/answers.ts'
import type { Channel } from '../questions/asking.ts'
import type { AnyGroupedQuestion, FieldError } from '../questions/question.ts'
import type { Terms } from '../terms/terms.ts'
import type { LocalDate } from '../values/local-date.ts'
import type { WizardStepName } from './steps.ts'

/** The parts of a quote that hold the answers to a step's questions. */
export type SubjectName = 'vehicleDetails' | 'proposerDetails' | 'coverDetails' | 'additionalQuestions'

/** A list of questions about one subject, asked together. */
export type StepFields = {
  of: SubjectName
  ask: readonly AnyGroupedQuestion[]
  /** Required to submit the step, but not required for a price, for customers who never see the step (D-147). */
  isOnlyForSubmit?: true
}

/** What validation needs besides the answers. The day is a parameter: the domain has no clock. */
export type Circumstances = {
  terms: Terms
  today: LocalDate
  now?: Date
  channel?: Channel
  refusesMasked?: true
  definition: JourneyDefinition
}

/**
 * Every question by step, and the drivers, who are a list of people. A parameter instead of an import: a browser that shows the
 * first step does not need the questions of the others yet.
 */
export type JourneyDefinition = {
  steps: Readonly<Record<WizardStepName, readonly StepFields[]>>
  validateDrivers(answers: Answers, here: Circumstances): readonly (FieldError & { field: string })[]
  applicableDrivers(answers: Answers, here: Circumstances): readonly AdditionalDriver[]
  /** The drivers without values of the wrong type, from any input. */
  sanitiseDrivers(drivers: unknown): readonly AdditionalDriver[]
}

/** The place of an answer, for messages and fields: "vehicleDetails.value". */
export function fieldName(of: SubjectName, name: string): string {
  return `${of}.${name}`
}
