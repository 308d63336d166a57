import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { askingOf, journeyProgress } from '@milepost/domain/journeys/journey-progress'
import { type Circumstances, fieldName, type SubjectName } from '@milepost/domain/journeys/step-fields'
import { labelOf } from '@milepost/domain/journeys/steps'
import type { CodeEntry } from '@milepost/domain/lists/code-list'
import type { Answers } from '@milepost/domain/questions/answers'
import { wordsOf } from '@milepost/domain/questions/asking'
import { startDays } from '@milepost/domain/questions/cover/start-days'
import { type AnyQuoteQuestion, isAsked } from '@milepost/domain/questions/question'
import { readSubject } from '@milepost/domain/questions/read-subject'
import { londonDate } from '@milepost/domain/values/london-time'
import type { StoredQuote } from '../../quote/ports'
import { termsOfQuote } from '../../restart/effective-answers'
import { type ChangeableList, changeableLists, type ListChange, listsChanged } from './changeable-lists'
import { maskOf } from './masked-answers'

/** A question that can be answered anew on the telephone, as it is answered now. */
export type ChangeableAnswer = {
  field: string
  chapter: string
  question: string
  text: string
  isMoney: boolean
  options: readonly CodeEntry[] | undefined
}

export type Change = { field: string; text: string }

/**
 * The kinds that are typed or chosen in one field. A vehicle or an address is looked up: for these the customer gets a link, and for
 * what is masked. Lists are changed entry by entry (changeable-lists.ts).
 */
const inputs: readonly AnyQuoteQuestion['kind']['input'][] = [
  'choice',
  'yes-no',
  'money',
  'mileage',
  'whole-number',
  'date',
  'start',
]

type Place = { of: SubjectName; ask: readonly AnyQuoteQuestion[]; chapter: string }

export function changeableIn(quote: StoredQuote, now: Date): readonly ChangeableAnswer[] {
  const here = circumstancesOf(quote, now)
  const { answers } = quote.current
  return placesOf(answers, here).flatMap(({ of, ask, chapter }) => {
    const asking = askingOf(of, answers, here)
    return ask.flatMap((each) => {
      const field = fieldName(of, each.name)
      if (!isChangeable(each, field, answers, here) || !isAsked(each, asking)) return []
      const value = asking.subject[each.name]
      const { kind } = each
      const options = kind.input === 'start' ? startDays(asking) : kind.options?.(asking)
      return [
        {
          field,
          chapter,
          question: wordsOf(each.label, asking),
          text: value !== undefined && value !== null && kind.holds(value) ? kind.show(value) : '',
          isMoney: kind.input === 'money',
          options,
        },
      ]
    })
  })
}

/** The lists that can be changed beside them. */
export function listsIn(quote: StoredQuote, now: Date): readonly ChangeableList[] {
  return changeableLists(quote.current.answers, circumstancesOf(quote, now))
}

/** The answers with what was typed, read and refused by the questions themselves. */
export function answersChanged(
  quote: StoredQuote,
  { changes, lists }: { changes: readonly Change[]; lists: readonly ListChange[] },
  now: Date,
):
  | { kind: 'changed'; answers: Answers; fields: readonly string[] }
  | { kind: 'unfit'; errors: readonly { field: string; message: string }[] } {
  const here = circumstancesOf(quote, now)
  const { answers: before } = quote.current
  const known = new Set(changeableIn(quote, now).map(({ field }) => field))
  const errors = changes
    .filter(({ field }) => !known.has(field))
    .map(({ field }) => ({ field: `changes.${field}`, message: 'This is not changed on the telephone' }))
  const typed = new Map(changes.map(({ field, text }) => [field, text]))
  let answers = before
  for (const { of, ask } of placesOf(before, here)) {
    const own = Object.fromEntries(ask.map(({ name }) => [name, typed.get(fieldName(of, name))]))
    const read = readSubject(ask, own, askingOf(of, answers, here))
    for (const { name, message } of read.fieldErrors)
      if (own[name] !== undefined) errors.push({ field: `changes.${fieldName(of, name)}`, message })
    answers = { ...answers, [of]: read.subject }
  }
  const listed = listsChanged(answers, lists, here)
  errors.push(...listed.errors)
  if (errors.length > 0) return { kind: 'unfit', errors }
  answers = listed.answers
  const fields = [
    ...changes.filter(({ field }) => !isSame(field, before, answers)),
    // No list and an empty one say the same.
    ...lists.filter(({ field }) => !isSame(field, before, answers, [])),
  ].map(({ field }) => field)
  return fields.length === 0
    ? { kind: 'unfit', errors: [{ field: 'changes', message: 'Nothing was changed' }] }
    : { kind: 'changed', answers, fields }
}

function circumstancesOf(quote: StoredQuote, now: Date): Circumstances {
  return {
    terms: termsOfQuote(quote),
    today: londonDate(now),
    now,
    channel: quote.channel,
    definition: journeyDefinition,
  }
}

/** In the order they are asked. */
function placesOf(answers: Answers, here: Circumstances): readonly Place[] {
  const { path } = journeyProgress(answers, {}, here)
  return path
    .filter((step) => step !== 'additionalDrivers')
    .flatMap((step) =>
      here.definition.steps[step].map(({ of, ask }) => ({ of, ask, chapter: labelOf(step) })),
    )
}

function isChangeable(each: AnyQuoteQuestion, field: string, answers: Answers, here: Circumstances): boolean {
  return inputs.includes(each.kind.input) && maskOf(field, answers, here.today) === undefined
}

function isSame(field: string, one: Answers, other: Answers, none: unknown = null): boolean {
  const at = (answers: Answers) =>
    JSON.stringify(field.split('.').reduce<unknown>((part, name) => Object(part)[name], answers) ?? none)
  return at(one) === at(other)
}
