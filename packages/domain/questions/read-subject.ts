import type { AnySubject, Asking } from './asking'
import { change } from './change'
import { type AnyQuestion, type FieldError, isAsked } from './question'

/** What is wrong with one answer of a subject, by the name of the answer. */
export type NamedFieldError = FieldError & { name: string }

/** What stands in the boxes about one subject, by the name of the answer. */
export type TypedAnswers = Readonly<Record<string, string | undefined>>

/** Everything wrong with a subject's answers, in the order they are asked. The browser and the server judge with this. */
export function validateSubject(
  ask: readonly AnyQuestion[],
  asking: Asking<AnySubject>,
): readonly NamedFieldError[] {
  const found: NamedFieldError[] = []
  for (const each of ask) {
    if (!isAsked(each, asking)) continue
    const given = asking.subject[each.name]
    const wrong = each.validate(each.kind.holds(given) ? given : undefined, asking)
    if (wrong) found.push({ ...wrong, name: each.name })
  }
  return found
}

/**
 * The one place where typed text becomes answers. A box that is not on the screen keeps its stored answer; text that cannot
 * be read, and an answer its question refuses, are named with the customer's words, in the order they are asked.
 */
export function readSubject(
  ask: readonly AnyQuestion[],
  typed: TypedAnswers,
  asking: Asking<AnySubject>,
): { subject: AnySubject; wrong: readonly NamedFieldError[] } {
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
  const judged = validateSubject(ask, { ...asking, subject }).filter(({ name }) => !unreadable.has(name))
  const order = ask.map(({ name }) => name)
  const wrong = [...unreadable.values(), ...judged].sort(
    (a, b) => order.indexOf(a.name) - order.indexOf(b.name),
  )
  return { subject, wrong }
}

/**
 * The answers that go because this text makes one box another answer than before, by name (VEH-37, D-146). Told at every change, so
 * that an answer changed there and back again does not bring back what hung on it.
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

/** As above, and without answers their question refuses: where nobody has to answer, a bad answer counts for nothing. */
export function validSubject(ask: readonly AnyQuestion[], asking: Asking<AnySubject>): AnySubject {
  return withoutAnswers(
    ask,
    asking,
    (each, here) => isAsked(each, here) && validateSubject([each], here).length === 0,
  )
}

/** In order, so that what hangs on an answer that does not count does not count either. */
function withoutAnswers(
  ask: readonly AnyQuestion[],
  asking: Asking<AnySubject>,
  counts: (each: AnyQuestion, here: Asking<AnySubject>) => boolean,
): AnySubject {
  let here = asking
  // Taken back one by one and left out all at once: a copy for each costs more than all the judging.
  let left: Record<string, unknown> | undefined
  for (const each of ask) {
    if (here.subject[each.name] === undefined || counts(each, here)) continue
    if (left === undefined) {
      left = { ...asking.subject }
      here = { ...asking, subject: left }
    }
    left[each.name] = undefined
  }
  return left === undefined ? asking.subject : withoutEmpty(left)
}

function withoutEmpty(subject: AnySubject): AnySubject {
  const full: Record<string, unknown> = {}
  for (const name in subject) if (subject[name] !== undefined) full[name] = subject[name]
  return full
}
