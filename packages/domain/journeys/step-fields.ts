import type { AdditionalDriver, Answers } from '../questions/answers'
import type { Channel } from '../questions/asking'
import type { AnyQuoteQuestion, FieldError } from '../questions/question'
import type { Terms } from '../terms/terms'
import type { LocalDate } from '../values/local-date'
import type { WizardStepName } from './steps'

/** The parts of a quote that hold the answers to a step's questions. */
export type SubjectName = 'vehicleDetails' | 'proposerDetails' | 'coverDetails' | 'additionalQuestions'

/** A list of questions about one subject, asked together. */
export type StepFields = {
  of: SubjectName
  ask: readonly AnyQuoteQuestion[]
  /** Required of whoever submits the step, but no bar to a price for those who never see it (D-147). */
  isOnlyForSubmit?: true
}

/** The facts a judgement needs beside the answers. The day is a parameter: the domain has no clock. */
export type Circumstances = {
  terms: Terms
  today: LocalDate
  now?: Date
  channel?: Channel
  refusesMasked?: true
  definition: JourneyDefinition
}

/**
 * Every question by step, and the drivers, who are a list of people. Given rather than imported: a browser that shows the
 * first step does not need the questions of the others yet.
 */
export type JourneyDefinition = {
  steps: Readonly<Record<WizardStepName, readonly StepFields[]>>
  validateDrivers(answers: Answers, here: Circumstances): readonly (FieldError & { field: string })[]
  applicableDrivers(answers: Answers, here: Circumstances): readonly AdditionalDriver[]
  /** The drivers without what cannot be an answer, of anything that may stand in their place. */
  sanitiseDrivers(given: unknown): readonly AdditionalDriver[]
}

/** Where an answer is held, for messages and boxes: "vehicleDetails.value". */
export function fieldName(of: SubjectName, name: string): string {
  return `${of}.${name}`
}
