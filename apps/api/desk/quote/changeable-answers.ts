import { isDeepStrictEqual } from 'node:util'
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
import { restartedFrom, termsOfQuote } from '../../restart/effective-answers'
import {
  type AddressChange,
  addressProblems,
  addressTyped,
  type ChangeableAddress,
  changeableAddress,
} from './changeable-addresses'
import {
  type ChangeableList,
  changeableLists,
  howAsked,
  type ListChange,
  listsChanged,
  typedText,
} from './changeable-lists'
import { type VehicleChange, vehicleChanged } from './changeable-vehicle'
import { maskOf } from './masked-answers'

/** A question that can be answered anew on the telephone, as it is answered now. */
export type ChangeableAnswer = {
  field: string
  chapter: string
  question: string
  text: string
  isMoney: boolean
  isSearched: boolean
  options: readonly CodeEntry[] | undefined
}

export type Change = { field: string; text: string }

/** All that can be changed on the telephone, as it is answered. */
export type Changeable = {
  answers: readonly ChangeableAnswer[]
  /** The registration; none where the vehicle stays the insured one. */
  vehicle: { registration: string } | undefined
  addresses: readonly ChangeableAddress[]
  lists: readonly ChangeableList[]
}

/** What is to be changed, as it was typed; the vehicle as it was looked up. */
export type TypedChanges = {
  changes: readonly Change[]
  vehicle: VehicleChange | undefined
  addresses: readonly AddressChange[]
  lists: readonly ListChange[]
}

/**
 * The kinds that are typed or chosen in one field. A vehicle is looked up (changeable-vehicle.ts), an address is looked up or
 * written line by line (changeable-addresses.ts), and lists are changed entry by entry (changeable-lists.ts). For what else is masked
 * the customer gets a link.
 */
const inputs: readonly AnyQuoteQuestion['kind']['input'][] = [
  'choice',
  'yes-no',
  'money',
  'mileage',
  'whole-number',
  'date',
  'start',
  'search',
]

type Place = { of: SubjectName; ask: readonly AnyQuoteQuestion[]; chapter: string }

/** What can be changed of these answers, by what is asked once they are given. */
export function changeableIn(quote: StoredQuote, answers: Answers, now: Date): Changeable {
  const here = circumstancesOf(quote, now)
  return {
    answers: answersIn(answers, here),
    // A restart is of the policy as it was insured (RST-07).
    vehicle: quote.isRestart ? undefined : { registration: answers.vehicleDetails.registration ?? '' },
    addresses: quote.isRestart ? [] : addressesIn(answers, here),
    lists: quote.isRestart ? [] : changeableLists(answers, here),
  }
}

function answersIn(answers: Answers, here: Circumstances): readonly ChangeableAnswer[] {
  return placesOf(answers, here).flatMap(({ of, ask, chapter }) => {
    const asking = askingOf(of, answers, here)
    return ask.flatMap((each) => {
      const field = fieldName(of, each.name)
      if (!isChangeable(each, field, answers, here) || !isAsked(each, asking)) return []
      const asked = howAsked(each, asking)
      return [
        {
          field,
          chapter,
          question: wordsOf(each.label, asking),
          text: typedText(each, asking.subject[each.name], asking),
          ...asked,
          ...(each.kind.input === 'start' && { options: startDays(asking) }),
        },
      ]
    })
  })
}

/** Home and overnight, whichever the journey asks for. */
function addressesIn(answers: Answers, here: Circumstances): readonly ChangeableAddress[] {
  return placesOf(answers, here).flatMap(({ of, ask }) => {
    const asking = askingOf(of, answers, here)
    return ask
      .filter((each) => each.kind.input === 'address' && isAsked(each, asking))
      .map((each) =>
        changeableAddress(fieldName(of, each.name), wordsOf(each.label, asking), answers, here.today),
      )
  })
}

export type FormProblem = { field: string; message: string }

/** The answers with what was typed, read and refused by the questions themselves; as far as they could be read where some were not. */
export function answersChanged(
  quote: StoredQuote,
  { changes, vehicle, addresses, lists }: TypedChanges,
  now: Date,
): { answers: Answers; fields: readonly string[]; errors: readonly FormProblem[] } {
  const here = circumstancesOf(quote, now)
  const { answers: before } = quote.current
  const errors: FormProblem[] = []
  const found = vehicle && vehicleChanged(before, vehicle, here)
  errors.push(...(found?.errors ?? []))
  let answers = found?.answers ?? before
  const typed = new Map(changes.map(({ field, text }) => [field, text]))
  const moved = new Map(addresses.map((each) => [each.field, each]))
  const asked = new Set(askedIn(answers, here))
  for (const { of, ask } of placesOf(answers, here)) {
    const own = Object.fromEntries(ask.map((each) => [each.name, typedFor(each, of)]))
    const read = readSubject(ask, own, askingOf(of, answers, here))
    for (const { name, message } of read.fieldErrors)
      if (own[name] !== undefined) errors.push(...problemsAt(fieldName(of, name), message))
    answers = { ...answers, [of]: read.subject }
  }
  const listed = listsChanged(answers, lists, here)
  errors.push(...listed.errors)
  answers = listed.answers
  // An answer may open a question, which is answered in the same go.
  for (const field of askedIn(answers, here)) asked.add(field)
  for (const place of [
    ...changes.map(({ field }) => `changes.${field}`),
    ...addresses.map(({ field }) => `addresses.${field}`),
  ])
    if (!asked.has(place)) errors.push({ field: place, message: 'This is not changed on the telephone' })
  const touched = [
    ...new Set([
      ...(vehicle ? vehicleFields : []),
      ...changes.map(({ field }) => field),
      ...addresses.map(({ field }) => field),
      ...lists.map(({ field }) => field),
    ]),
  ]
  const fields = touched.filter((field) => !isSame(field, before, answers))
  errors.push(...keptByRestart(quote, answers, fields, now))
  return { answers, fields, errors }

  function typedFor(each: AnyQuoteQuestion, of: SubjectName): string | undefined {
    const field = fieldName(of, each.name)
    const address = moved.get(field)
    if (each.kind.input === 'address') return address && addressTyped(address)
    return isChangeable(each, field, before, here) ? typed.get(field) : undefined
  }

  function problemsAt(field: string, message: string): readonly FormProblem[] {
    const address = moved.get(field)
    return address ? addressProblems(address, message) : [{ field: `changes.${field}`, message }]
  }
}

/** Where the form asks for each answer and address. */
function askedIn(answers: Answers, here: Circumstances): readonly string[] {
  return [
    ...answersIn(answers, here).map(({ field }) => `changes.${field}`),
    ...addressesIn(answers, here).map(({ field }) => `addresses.${field}`),
  ]
}

/** What another vehicle brings with it (D-057). */
const vehicleFields = ['registration', 'vehicleInfo', 'abiCode', 'value'].map((name) =>
  fieldName('vehicleDetails', name),
)

/** Of a restart only the start changes, and what the policy was never asked, whoever changes it (RST-07). */
function keptByRestart(
  quote: StoredQuote,
  answers: Answers,
  fields: readonly string[],
  now: Date,
): readonly FormProblem[] {
  if (!quote.isRestart) return []
  const taken = restartedFrom(quote, answers, now)
  return fields
    .filter((field) => !isSame(field, taken, answers))
    .map((field) => ({ field: placeInForm(field), message: 'Of a restart this stays as the policy had it' }))
}

/** Where the form asks for an answer that is missing or refused. */
export function placeInForm(field: string): string {
  const [subject = '', name = ''] = field.split('.')
  if (subject === 'additionalDrivers' || name === 'motoringClaims' || name === 'motoringConvictions')
    return `lists.${field}`
  if (field === 'vehicleDetails.modifications') return `lists.${field}`
  if (subject === 'vehicleDetails' && (name === 'registration' || name === 'abiCode'))
    return `vehicle.${name}`
  return `${name === 'address' || name === 'overnightAddress' ? 'addresses' : 'changes'}.${field}`
}

export function circumstancesOf(quote: StoredQuote, now: Date): Circumstances {
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

/** No list and an empty one say the same, and so do the same parts in another order. */
function isSame(field: string, one: Answers, other: Answers): boolean {
  const at = (answers: Answers) => {
    const value = field.split('.').reduce<unknown>((part, name) => Object(part)[name], answers)
    return Array.isArray(value) && value.length === 0 ? undefined : (value ?? undefined)
  }
  return isDeepStrictEqual(at(one), at(other))
}
