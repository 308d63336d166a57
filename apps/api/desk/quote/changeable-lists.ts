import { askingOf } from '@milepost/domain/journeys/journey-progress'
import type { Circumstances } from '@milepost/domain/journeys/step-fields'
import type { CodeEntry } from '@milepost/domain/lists/code-list'
import type { Answers } from '@milepost/domain/questions/answers'
import { type AnySubject, type Asking, wordsOf } from '@milepost/domain/questions/asking'
import { claimQuestions } from '@milepost/domain/questions/claim'
import { convictionQuestions } from '@milepost/domain/questions/conviction'
import { modificationQuestions, newModification } from '@milepost/domain/questions/modification'
import { markMainDriver } from '@milepost/domain/questions/people/driver-list'
import { HISTORY_MAXIMUM } from '@milepost/domain/questions/people/history'
import { driverQuestions, proposerQuestions } from '@milepost/domain/questions/people/person-questions'
import { nameOfPerson } from '@milepost/domain/questions/people/rules'
import { theDriver, type Whose, you } from '@milepost/domain/questions/people/whose'
import { type AnyQuoteQuestion, isAsked } from '@milepost/domain/questions/question'
import { readSubject } from '@milepost/domain/questions/read-subject'
import { MAXIMUM_MODIFICATIONS } from '@milepost/domain/questions/vehicle/condition'
import { maskOf } from './masked-answers'

/** A question of an entry. Options are left out where the list of them is long; its code or its name is typed. */
export type EntryQuestion = {
  name: string
  question: string
  isMoney: boolean
  options: readonly CodeEntry[] | undefined
}

/** A list that can be changed on the telephone: what is asked of each entry, and how each is answered now. */
export type ChangeableList = {
  field: string
  title: string
  most: number
  ask: readonly EntryQuestion[]
  /** By the name of the question. What is masked is left out, and stays as it is unless it is answered anew. */
  entries: readonly { title: string; answers: readonly { name: string; text: string }[] }[]
}

/** The list as it should be. An entry that was there before says which one it was and what is answered anew. */
export type ListChange = {
  field: string
  entries: readonly { was?: number | undefined; answers: readonly { name: string; text: string }[] }[]
}

/** Where a list stands, and what a change of it means. */
type ListPlace = {
  field: string
  title: string
  most: number
  ask: readonly AnyQuoteQuestion[]
  entries: readonly AnySubject[]
  /** What a new entry holds that is never asked. */
  begins: AnySubject
  titleOf(entry: AnySubject, index: number): string
  set(answers: Answers, entries: readonly AnySubject[]): Answers
}

/** Longer lists are not laid out: their answers are typed. */
const MOST_OPTIONS = 60

export function changeableLists(answers: Answers, here: Circumstances): readonly ChangeableList[] {
  return listPlaces(answers, here).map(({ field, title, most, ask, entries, titleOf }) => {
    const asking = (subject: AnySubject): Asking<AnySubject> => ({
      ...askingOf('proposerDetails', answers, here),
      subject,
    })
    return {
      field,
      title,
      most,
      ask: ask.map((each) => {
        const options = each.kind.options?.(asking({})) ?? undefined
        return {
          name: each.name,
          question: wordsOf(each.label, asking({})),
          isMoney: each.kind.input === 'money',
          options: options && options.length <= MOST_OPTIONS ? options : undefined,
        }
      }),
      entries: entries.map((entry, index) => ({
        title: titleOf(entry, index),
        answers: ask.flatMap(({ name, kind }) => {
          const value = entry[name]
          const isShown = value !== undefined && value !== null && kind.holds(value)
          if (!isShown || maskOf(`${field}.${index}.${name}`, answers, here.today)) return []
          return [{ name, text: kind.show(value) }]
        }),
      })),
    }
  })
}

type ListError = { field: string; message: string }

/** The answers with these lists, each entry read and refused by its own questions (DSK-333). */
export function listsChanged(
  before: Answers,
  changes: readonly ListChange[],
  here: Circumstances,
): { answers: Answers; errors: readonly ListError[] } {
  let answers = before
  const errors: ListError[] = []
  // Drivers first: what is said about a driver's history is about the driver as they are by then.
  const ordered = [...changes].sort((one, other) => one.field.length - other.field.length)
  for (const { field, entries } of ordered) {
    const place = listPlaces(answers, here).find((each) => each.field === field)
    if (place === undefined) {
      errors.push({ field: `lists.${field}`, message: 'This is not changed on the telephone' })
      continue
    }
    if (entries.length > place.most) {
      errors.push({ field: `lists.${field}`, message: `There can be ${place.most} at most` })
      continue
    }
    const next = entries.map(({ was, answers: typed }, index) => {
      const stored = was === undefined ? place.begins : place.entries[was]
      if (stored === undefined) {
        errors.push({ field: `lists.${field}.${index}`, message: 'There is no such entry' })
        return {}
      }
      const asking = {
        ...askingOf('proposerDetails', answers, here),
        subject: stored,
        refusesMasked: true as const,
      }
      const own = Object.fromEntries(typed.map(({ name, text }) => [name, text]))
      const read = readSubject(place.ask, own, asking)
      // What an entry of before was not asked anew is checked with the whole quote.
      for (const { name, message } of read.fieldErrors)
        if (was === undefined || own[name] !== undefined)
          errors.push({ field: `lists.${field}.${index}.${name}`, message })
      return read.subject
    })
    answers = place.set(answers, next)
  }
  return { answers, errors }
}

function listPlaces(answers: Answers, here: Circumstances): readonly ListPlace[] {
  return [
    ...modificationPlaces(answers, here),
    ...historyPlaces('proposerDetails', 'The customer', answers.proposerDetails, you, answers, here),
    {
      field: 'additionalDrivers',
      title: 'Other drivers',
      most: here.terms.drivers.maximumAdditional,
      ask: driverQuestions.filter(({ kind }) => kind.input !== 'list'),
      entries: answers.additionalDrivers,
      begins: {},
      titleOf: (driver, index) => nameOfPerson(Object(driver)) ?? `Driver ${index + 2}`,
      set: (to, drivers) =>
        markMainDriver(
          {
            ...to,
            proposerDetails: { ...to.proposerDetails, hasAdditionalDriver: drivers.length > 0 },
            additionalDrivers: readAs<Answers['additionalDrivers']>(drivers),
          },
          mainAmong(drivers),
        ),
    },
    ...answers.additionalDrivers.flatMap((driver, index) =>
      historyPlaces(
        `additionalDrivers.${index}`,
        nameOfPerson(driver) ?? `Driver ${index + 2}`,
        driver,
        theDriver,
        answers,
        here,
      ),
    ),
  ]
}

/** Whoever was the main driver stays it; the proposer is, where that driver is gone (D-124). */
function mainAmong(drivers: readonly AnySubject[]): number | 'proposer' {
  const index = drivers.findIndex((driver) => driver['isMainDriver'] === true)
  return index === -1 ? 'proposer' : index
}

const vehicleGate = 'isModified'

/** Only where the journey asks whether there are any. */
function modificationPlaces(answers: Answers, here: Circumstances): readonly ListPlace[] {
  const asking = askingOf('vehicleDetails', answers, here)
  const isAskedHere = Object.values(here.definition.steps)
    .flat()
    .some(
      ({ of, ask }) =>
        of === 'vehicleDetails' && ask.some((each) => each.name === vehicleGate && isAsked(each, asking)),
    )
  if (!isAskedHere) return []
  return [
    {
      field: 'vehicleDetails.modifications',
      title: 'Modifications',
      most: MAXIMUM_MODIFICATIONS,
      ask: modificationQuestions,
      entries: answers.vehicleDetails.isModified === true ? (answers.vehicleDetails.modifications ?? []) : [],
      begins: newModification,
      titleOf: (_entry, index) => `Modification ${index + 1}`,
      set: (to, entries) => ({
        ...to,
        vehicleDetails: {
          ...to.vehicleDetails,
          isModified: entries.length > 0,
          modifications: readAs<Modifications>(entries),
        },
      }),
    },
  ]
}

/** Claims and convictions of a driver. The list is the answer to whether there are any. */
function historyPlaces(
  path: string,
  name: string,
  driver: AnySubject,
  whose: Whose,
  answers: Answers,
  here: Circumstances,
): readonly ListPlace[] {
  const asked = path === 'proposerDetails' ? proposerQuestions.driverDetailsTwo : driverQuestions
  const asking = { ...askingOf('proposerDetails', answers, here), subject: driver }
  const born = answers.proposerDetails.dateOfBirth
  const of = { whose, dateOfBirth: path === 'proposerDetails' ? born : Object(driver).dateOfBirth }
  const kinds = [
    {
      list: 'motoringClaims',
      gate: 'hasMotoringClaims',
      title: 'claims, accidents and losses',
      one: 'Claim',
      ask: claimQuestions(of),
    },
    {
      list: 'motoringConvictions',
      gate: 'hasMotoringConvictions',
      title: 'motoring convictions',
      one: 'Conviction',
      ask: convictionQuestions(of),
    },
  ] as const
  return kinds
    .filter(({ gate }) => asked.some((each) => each.name === gate && isAsked(each, asking)))
    .map(({ list, gate, title, one, ask }) => ({
      field: `${path}.${list}`,
      title: `${name}: ${title}`,
      most: HISTORY_MAXIMUM,
      ask,
      entries: driver[gate] === true ? entriesIn(driver[list]) : [],
      begins: {},
      titleOf: (_entry: AnySubject, index: number) => `${one} ${index + 1}`,
      set: (to: Answers, entries: readonly AnySubject[]) =>
        withSubject(to, path, (subject) => ({ ...subject, [gate]: entries.length > 0, [list]: entries })),
    }))
}

type Modifications = NonNullable<Answers['vehicleDetails']['modifications']>

/** What its own questions have read is of their type; the compiler cannot follow that through a list of questions. */
const readAs = <T>(read: unknown) => read as T

const entriesIn = (value: unknown): readonly AnySubject[] => (Array.isArray(value) ? value : [])

function withSubject(answers: Answers, path: string, change: (subject: AnySubject) => AnySubject): Answers {
  if (path === 'proposerDetails')
    return {
      ...answers,
      proposerDetails: readAs<Answers['proposerDetails']>(change(answers.proposerDetails)),
    }
  const place = Number(path.split('.')[1])
  return {
    ...answers,
    additionalDrivers: answers.additionalDrivers.map((driver, index) =>
      index === place ? readAs<typeof driver>(change(driver)) : driver,
    ),
  }
}
