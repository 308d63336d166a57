import type { Answers } from '../questions/answers'
import { type Asking, isAsked, type QuestionOf, type Wrong } from '../questions/question'
import type { Terms } from '../terms/terms'
import type { LocalDate } from '../values/local-date'
import { type Section, sections } from './sections'
import type { WizardStepName } from './steps'

/** The facts a judgement needs beside the answers. The day is a parameter: the domain has no clock. */
export type Circumstances = { terms: Terms; today: LocalDate }

/** One bad or missing answer, by the place that holds it: "vehicleDetails.value". */
export type Missing = Wrong & { step: WizardStepName; field: string }

export function askingFor(section: Section, answers: Answers, { terms, today }: Circumstances) {
  return { terms, today, answers, subject: answers[section.of] }
}

function judgeAll<Subject>(
  asked: readonly QuestionOf<Subject>[],
  asking: Asking<Subject>,
): readonly (Wrong & { name: string })[] {
  return asked.flatMap((each) => {
    if (!isAsked(each, asking)) return []
    const wrong = each.judge(asking.subject[each.name], asking)
    return wrong ? [{ ...wrong, name: each.name }] : []
  })
}

/** Everything wrong with the answers of one step, in the order it is asked. The browser and the server judge with this. */
export function missingIn(
  step: WizardStepName,
  answers: Answers,
  circumstances: Circumstances,
): readonly Missing[] {
  return sections[step].flatMap((section) =>
    judgeAll(section.ask, askingFor(section, answers, circumstances)).map(({ name, key, message }) => ({
      step,
      field: `${section.of}.${name}`,
      key,
      message,
    })),
  )
}
