import type { Answers } from '../questions/answers'
import { change } from '../questions/change'
import { isAsked } from '../questions/question'
import { askingFor, type Circumstances, type Missing, missingIn } from './missing'
import { sections } from './sections'
import type { WizardStepName } from './steps'

/** What stands in the boxes of a step, by field: "vehicleDetails.value" -> "8,500". */
export type Typed = Readonly<Record<string, string | undefined>>

/**
 * The one place where typed text becomes answers. Boxes that are not on the screen keep their stored answer; a text that
 * cannot be read, and an answer its question refuses, are named with the customer's words.
 */
export function readStep(
  step: WizardStepName,
  typed: Typed,
  answers: Answers,
  circumstances: Circumstances,
): { answers: Answers; wrong: readonly Missing[] } {
  let read = answers
  const unreadable = new Map<string, Missing>()
  for (const section of sections[step]) {
    for (const each of section.ask) {
      const field = `${section.of}.${each.name}`
      const text = typed[field]
      if (text === undefined || !isAsked(each, askingFor(section, read, circumstances))) continue
      const checked = each.kind.read(text)
      if (checked.ok) read = { ...read, [section.of]: change(read[section.of], each, checked.value) }
      else unreadable.set(field, { step, field, key: checked.key ?? 'unreadable', message: checked.message })
    }
  }
  const judged = missingIn(step, read, circumstances).filter(({ field }) => !unreadable.has(field))
  return { answers: read, wrong: inAskedOrder(step, [...unreadable.values(), ...judged]) }
}

function inAskedOrder(step: WizardStepName, wrong: readonly Missing[]): readonly Missing[] {
  const order = sections[step].flatMap((section) => section.ask.map(({ name }) => `${section.of}.${name}`))
  return wrong.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
}
