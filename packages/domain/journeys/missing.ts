import type { Answers } from '../questions/answers'
import type { AnySubject, Asking } from '../questions/asking'
import type { Wrong } from '../questions/question'
import { judgeSubject } from '../questions/read-subject'
import type { Terms } from '../terms/terms'
import type { LocalDate } from '../values/local-date'
import { fieldName, type SubjectName, sections } from './sections'
import type { WizardStepName } from './steps'

/** The facts a judgement needs beside the answers. The day is a parameter: the domain has no clock. */
export type Circumstances = { terms: Terms; today: LocalDate }

/** One bad or missing answer, by the place that holds it: "vehicleDetails.value". */
export type Missing = Wrong & { step: WizardStepName; field: string }

export function askingOf(
  of: SubjectName,
  answers: Answers,
  circumstances: Circumstances,
): Asking<AnySubject> {
  return { ...circumstances, answers, subject: answers[of] }
}

/** Everything wrong with the answers of one step, in the order it is asked. */
export function missingIn(
  step: WizardStepName,
  answers: Answers,
  circumstances: Circumstances,
): readonly Missing[] {
  return sections[step].flatMap(({ of, ask }) =>
    judgeSubject(ask, askingOf(of, answers, circumstances)).map(({ name, ...wrong }) => ({
      ...wrong,
      step,
      field: fieldName(of, name),
    })),
  )
}
