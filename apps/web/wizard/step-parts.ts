import { askingOf } from '@milepost/domain/journeys/missing'
import { type Circumstances, fieldName } from '@milepost/domain/journeys/section'
import type { WizardStepName } from '@milepost/domain/journeys/steps'
import type { Answers } from '@milepost/domain/questions/answers'
import { isAsked } from '@milepost/domain/questions/question'
import { headings } from './headings'

/** Questions of a step that stand together under one heading; a short step is one part without. */
export type Part = { heading: string | undefined; questions: readonly AskedHere[] }
type AskedHere = { field: string; isAnswered: boolean }

export type PartsSettings = {
  step: WizardStepName
  answers: Answers
  circumstances: Circumstances
  form: { text: (field: string) => string }
}

/** The questions asked now, in the journey's order, cut at the headings. A part with nothing to ask is not there. */
export function partsOf({ step, answers, circumstances, form }: PartsSettings): readonly Part[] {
  const parts: { heading: string | undefined; questions: AskedHere[] }[] = []
  for (const { of, ask } of circumstances.catalogue.sections[step]) {
    const asking = askingOf(of, answers, circumstances)
    for (const each of ask) {
      const field = fieldName(of, each.name)
      const heading = headings[field]
      if (heading !== undefined || parts.length === 0) parts.push({ heading, questions: [] })
      if (!isAsked(each, asking)) continue
      const isAnswered = form.text(field) !== '' || asking.subject[each.name] !== undefined
      parts.at(-1)?.questions.push({ field, isAnswered })
    }
  }
  return parts.filter(({ questions }) => questions.length > 0)
}

/** How many parts to show: up to the one being answered, so that no page opens as a wall of questions, and all that hold an answer. */
export function partsReached(parts: readonly Part[]): number {
  const open = parts.findIndex(({ questions }) => questions.some(({ isAnswered }) => !isAnswered))
  const begun = parts.findLastIndex(({ questions }) => questions.some(({ isAnswered }) => isAnswered))
  return open === -1 ? parts.length : Math.max(open, begun) + 1
}
