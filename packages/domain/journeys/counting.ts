import type { Answers } from '../questions/answers'
import { isAsked } from '../questions/question'
import { askingFor, type Circumstances } from './missing'
import { sections } from './sections'
import { type WizardStepName, wizardSteps } from './steps'

/**
 * The answers that count: those to questions asked on the customer's own path. An answer to a question that is no longer
 * asked is neither shown, sent nor rated.
 */
export function countingAnswers(
  answers: Answers,
  path: readonly WizardStepName[],
  circumstances: Circumstances,
): Answers {
  const counting = { ...answers, vehicleDetails: { ...answers.vehicleDetails } }
  for (const { name: step } of wizardSteps) {
    for (const section of sections[step]) {
      const asking = askingFor(section, answers, circumstances)
      for (const each of section.ask) {
        if (!path.includes(step) || !isAsked(each, asking)) delete counting[section.of][each.name]
      }
    }
  }
  return counting
}
