import { isVehicleInfo } from '../values/vehicle-info.ts'
import type { AnySubject, Asking } from './asking.ts'
import { change, copyWithout } from './change.ts'
import { type AnyQuestion, type FieldError, isAsked } from './question.ts'

/** What is wrong with one answer of a subject, by the name of the answer. */
export type NamedFieldError = FieldError & { name: string }

/** What is typed in the fields about one subject, by the name of the answer. */
export type TypedAnswers = Readonly<Record<string, string | undefined>>

/** Everything wrong with a subject's answers, in the order they are asked. The browser and the server both validate with this. */
export function validateSubject(
  ask: readonly AnyQuestion[],
  asking: Asking<AnySubject>,
): readonly NamedFieldError[] {
  const found: NamedFieldError[] = []
  for (const each of ask) {
    if (!isAsked(each, asking)) continue
    const value = asking.subject[each.name]
    const error = each.validate(each.kind.holds(value) ? value : undefined, asking)
    if (error) found.push({ ...error, name: each.name })
  }
  return found
}

/**
 * The one place where typed text becomes answers. A field that is not on the screen keeps its stored answer. Text that
 * cannot be read, and an answer its question refuses, are errors in the customer's words, in the order they are asked.
 */
export function readSubject(
  ask: readonly AnyQuestion[],
  typed: TypedAnswers,
  asking: Asking<AnySubject>,
): { subject: AnySubject; fieldErrors: readonly NamedFieldError[] } {
  let subject = asking.subject
  const unreadable = new Map<string, NamedFieldError>()
  for (const each of ask) {
    const here = { ...asking, subject }
    const text = typed[each.name]
    if (text === undefined || !isAsked(each, here)) continue
    const checked = each.kind.read(text, here)
    if (checked.ok) subject = change(subject, each, checked.value)
    else
      unreadable.set(each.name, {
        name: each.name,
        key: checked.key ?? 'unreadable',
        message: checked.message,
      })
  }
  const refused = validateSubject(ask, { ...asking, subject }).filter(({ name }) => !unreadable.has(name))
  const order = ask.map(({ name }) => name)
  const fieldErrors = [...unreadable.values(), ...refused].sort(
    (a, b) => order.indexOf(a.name) - order.indexOf(b.name),
  )
  return { subject, fieldErrors }
}

/**
 * The answers that this text clears because it changes another answer, by name (VEH-37, D-146). Computed at every change, so that
 * changing an answer and changing it back does not restore what depended on it.
 */
export function clearedByTyping(
  ask: readonly AnyQuestion[],
  typed: TypedAnswers,
  asking: Asking<AnySubject>,
  { name, text }: { name: string; text: string },
): readonly string[] {
  const changed = ask.find((each) => each.name === name)
  if (!changed?.clears) return []
  const before = readSubject(ask, typed, asking).subject
  const after = readSubject(ask, { ...typed, [name]: text }, asking).subject
  return before[name] === after[name] ? [] : changed.clears
}

/** A subject without the answers to questions that are not asked of it: they are neither shown, sent nor rated. */
export function applicableSubject(ask: readonly AnyQuestion[], asking: Asking<AnySubject>): AnySubject {
  return withoutAnswers(ask, asking, isAsked)
}

/** As above, and without invalid answers: where an answer is optional, an invalid one is ignored. */
export function validSubject(ask: readonly AnyQuestion[], asking: Asking<AnySubject>): AnySubject {
  return withoutAnswers(
    ask,
    asking,
    (each, here) => isAsked(each, here) && validateSubject([each], here).length === 0,
  )
}

/** In order, so that what depends on an answer that is left out is left out as well. */
function withoutAnswers(
  ask: readonly AnyQuestion[],
  asking: Asking<AnySubject>,
  applies: (each: AnyQuestion, here: Asking<AnySubject>) => boolean,
): AnySubject {
  let here = asking
  let remaining: Record<string, unknown> | undefined
  for (const each of ask) {
    if (here.subject[each.name] === undefined || applies(each, here)) continue
    if (remaining === undefined) {
      remaining = copyWithout(asking.subject)
      here = { ...asking, subject: remaining }
    }
    delete remaining[each.name]
  }
  return here.subject
}

/** An answer's name and what it may hold. */
type Typing = { name: string; kind: { holds(value: unknown): boolean } }

const yesOrNo = { holds: (value: unknown) => typeof value === 'boolean' }

/** Fields of a subject that no question asks, where a rule would fail on a value of the wrong type. */
const unaskedFields: readonly Typing[] = [
  { name: 'vehicleInfo', kind: { holds: isVehicleInfo } },
  { name: 'isRestored', kind: yesOrNo },
  { name: 'isQuotedWithoutPlate', kind: yesOrNo },
  { name: 'isMainDriver', kind: yesOrNo },
]

/**
 * A subject without values of the wrong type: text where an amount belongs, a number for a list. Answers come back from storage
 * and other sites, and every rule reads more of them than its own.
 */
export function sanitiseSubject(ask: readonly AnyQuestion[], subject: unknown): AnySubject {
  if (!isSubject(subject)) return {}
  const isWrongType = ({ name, kind }: Typing) => Object.hasOwn(subject, name) && !kind.holds(subject[name])
  if (!unaskedFields.some(isWrongType) && !ask.some(isWrongType)) return subject
  const wrongTypes = new Set(
    [...unaskedFields.filter(isWrongType), ...ask.filter(isWrongType)].map(({ name }) => name),
  )
  return Object.fromEntries(Object.entries(subject).filter(([name]) => !wrongTypes.has(name)))
}

function isSubject(value: unknown): value is AnySubject {
  return typeof value === 'object' && value !== null
}
