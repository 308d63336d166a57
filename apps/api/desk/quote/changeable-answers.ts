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
import { termsOfQuote } from '../../quote/effective-answers.ts'
import type { StoredQuote } from '../../quote/ports.ts'
import {
  type AddressChange,
  addressProblems,
  addressTyped,
  type ChangeableAddress,
  changeableAddress,
} from './changeable-addresses.ts'
import {
  type ChangeableList,
  changeableLists,
  howAsked,
  type ListChange,
  listSetAgain,
  listsChanged,
  NOT_ON_THE_TELEPHONE,
  typedText,
} from './changeable-lists.ts'
import { openList, openPlaces } from './changeable-restart.ts'
import { type VehicleChange, vehicleChanged } from './changeable-vehicle.ts'
import { maskOf } from './masked-answers.ts'

/** A question that can be answered again on the telephone, with its current answer. */
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

/** Everything that can be changed on the telephone, with its current answers. */
export type Changeable = {
  answers: readonly ChangeableAnswer[]
  /** The registration; undefined if the vehicle must stay the same. */
  vehicle: { registration: string } | undefined
  addresses: readonly ChangeableAddress[]
  lists: readonly ChangeableList[]
}

/** The changes as typed, with the vehicle from our own look-up. */
export type TypedChanges = {
  changes: readonly Change[]
  vehicle: VehicleChange | undefined
  addresses: readonly AddressChange[]
  lists: readonly ListChange[]
}

type Place = { of: SubjectName; ask: readonly AnyQuoteQuestion[]; chapter: string }

/** What can be changed, by the questions that these answers lead to. The form offers exactly this, and saving accepts no more. */
export function changeableIn(quote: StoredQuote, answers: Answers, now: Date): Changeable {
  const here = circumstancesOf(quote, now)
  const open = openPlaces(quote, answers, now)
  const { registration = '' } = answers.vehicleDetails
  return {
    answers: answersIn(answers, here).filter(({ field }) => open.isOpen(field)),
    vehicle: vehicleFields.every(open.isOpen) ? { registration } : undefined,
    addresses: addressesIn(answers, here).filter(({ field }) => open.isOpen(field)),
    lists: changeableLists(answers, here).flatMap((list) => openList(list, open)),
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

/** Home and overnight address, if the journey asks for them. */
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

/**
 * The answers with the typed changes, read and validated by the questions themselves. Where a change cannot be read, as far as the others
 * could be.
 */
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
  const offered = new Set(offeredIn(quote, answers, now))
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
  // An answer may lead to a new question, which can be answered in the same call.
  for (const place of offeredIn(quote, answers, now)) offered.add(place)
  const places = [
    ...(vehicle ? [VEHICLE] : []),
    ...changes.map(({ field }) => `changes.${field}`),
    ...addresses.map(({ field }) => `addresses.${field}`),
    ...lists.map(({ field }) => `lists.${field}`),
  ]
  const refused = places.filter((place) => !offered.has(place))
  const touched = new Set([
    ...(vehicle ? vehicleFields : []),
    ...changes.map(({ field }) => field),
    ...addresses.map(({ field }) => field),
    ...lists.map(({ field }) => field),
  ])
  const open = openPlaces(quote, answers, now)
  // Of a partly offered list the rest must not change.
  for (const { field } of lists)
    if (offered.has(`lists.${field}`) && !isSame(field, listSetAgain(open.answers, field, here), answers))
      refused.push(`lists.${field}`)
  const fields = [...touched].filter((field) => !isSame(field, before, open.answers))
  // Errors of an answer that is not accepted anyway are left out.
  const isOfRefused = (field: string) => refused.some((place) => `${field}.`.startsWith(`${place}.`))
  return {
    answers: open.answers,
    fields,
    errors: [
      ...errors.filter(({ field }) => !isOfRefused(field)),
      ...refused.map((field) => ({ field, message: notOffered(quote) })),
    ],
  }

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

/** The places in the form of everything it offers. */
function offeredIn(quote: StoredQuote, answers: Answers, now: Date): readonly string[] {
  const offered = changeableIn(quote, answers, now)
  return [
    ...(offered.vehicle ? [VEHICLE] : []),
    ...offered.answers.map(({ field }) => `changes.${field}`),
    ...offered.addresses.map(({ field }) => `addresses.${field}`),
    ...offered.lists.map(({ field }) => `lists.${field}`),
  ]
}

const VEHICLE = 'vehicle.registration'

const notOffered = ({ isRestart }: StoredQuote) =>
  isRestart ? 'A restart keeps this as the policy had it' : NOT_ON_THE_TELEPHONE

/** The fields that change with another vehicle (D-057). */
const vehicleFields = ['registration', 'vehicleInfo', 'abiCode', 'value'].map((name) =>
  fieldName('vehicleDetails', name),
)

/** The place in the form of an answer that is missing or refused. */
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

/**
 * Whether it is typed or chosen in one field. A vehicle is looked up (changeable-vehicle.ts), an address is looked up or entered line by
 * line (changeable-addresses.ts), and lists are changed entry by entry (changeable-lists.ts). For other masked answers the customer gets a
 * link.
 */
function isChangeable(each: AnyQuoteQuestion, field: string, answers: Answers, here: Circumstances): boolean {
  return each.kind.onTelephone === undefined && maskOf(field, answers, here.today) === undefined
}

/** An undefined list equals an empty one, and the order of an object's parts does not matter. */
function isSame(field: string, one: Answers, other: Answers): boolean {
  const at = (answers: Answers) => {
    const value = field.split('.').reduce<unknown>((part, name) => Object(part)[name], answers)
    return Array.isArray(value) && value.length === 0 ? undefined : (value ?? undefined)
  }
  return isDeepStrictEqual(at(one), at(other))
}
