import type { Answers } from '../questions/answers'
import type { AnySubject, Asking } from '../questions/asking'
import type { FieldError } from '../questions/question'
import { validateSubject } from '../questions/read-subject'
import { type Circumstances, fieldName, type SubjectName } from './section'
import type { WizardStepName } from './steps'

/** One bad or missing answer, by the place that holds it: "vehicleDetails.value". */
export type Missing = FieldError & { step: WizardStepName; field: string }

export function askingOf(of: SubjectName, answers: Answers, here: Circumstances): Asking<AnySubject> {
  // Field by field: every walk asks this two dozen times, and a spread costs more than all the judging.
  const { terms, today, now, channel, refusesMasked } = here
  const asking: Asking<AnySubject> = { terms, answers, subject: answers[of], today }
  if (now !== undefined) asking.now = now
  if (channel !== undefined) asking.channel = channel
  if (refusesMasked !== undefined) asking.refusesMasked = refusesMasked
  return asking
}

/** Everything that stands between the answers of one step and a price, in the order it is asked. */
export function missingIn(step: WizardStepName, answers: Answers, here: Circumstances): readonly Missing[] {
  if (step === 'additionalDrivers') {
    return here.definition.validateDrivers(answers, here).map((wrong) => ({ ...wrong, step }))
  }
  const found: Missing[] = []
  for (const { of, ask, isOnlyForSubmit } of here.definition.steps[step]) {
    if (isOnlyForSubmit) continue
    for (const { name, ...wrong } of validateSubject(ask, askingOf(of, answers, here)))
      found.push({ ...wrong, step, field: fieldName(of, name) })
  }
  return found
}
