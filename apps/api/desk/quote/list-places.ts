import { askingOf } from '@milepost/domain/journeys/journey-progress'
import type { Circumstances } from '@milepost/domain/journeys/step-fields'
import type { Answers } from '@milepost/domain/questions/answers'
import type { AnySubject, Asking } from '@milepost/domain/questions/asking'
import { claimInWords, claimQuestions } from '@milepost/domain/questions/claim'
import { convictionInWords, convictionQuestions } from '@milepost/domain/questions/conviction'
import { modificationQuestions, newModification } from '@milepost/domain/questions/modification'
import { markMainDriver } from '@milepost/domain/questions/people/driver-list'
import { HISTORY_MAXIMUM } from '@milepost/domain/questions/people/history'
import { driverQuestions, proposerQuestions } from '@milepost/domain/questions/people/person-questions'
import { nameOfPerson } from '@milepost/domain/questions/people/rules'
import { theDriver, type Whose, you } from '@milepost/domain/questions/people/whose'
import { type AnyQuoteQuestion, isAsked } from '@milepost/domain/questions/question'
import { MAXIMUM_MODIFICATIONS } from '@milepost/domain/questions/vehicle/condition'

/** Entries and the questions about them. */
export type Entries = {
  title: string
  most: number
  ask: readonly AnyQuoteQuestion[]
  entries: readonly AnySubject[]
  /** The parts of a new entry that are never asked. */
  begins: AnySubject
  titleOf(entry: AnySubject, index: number): string
}

/** The place of a list, and the effect of changing it. */
export type ListPlace = Entries & {
  field: string
  /** The lists within one entry. */
  within?(entry: AnySubject): readonly (Entries & { name: string })[]
  /** The context of an entry's questions: a driver is asked together with the other drivers, without the driver's own stored entry. */
  asking(subject: AnySubject, others: readonly AnySubject[]): Asking<AnySubject>
  set(answers: Answers, entries: readonly AnySubject[]): Answers
}

/** The lists of these answers, in the order they are asked. */
export function listPlaces(answers: Answers, here: Circumstances): readonly ListPlace[] {
  const { proposerDetails, additionalDrivers } = answers
  const asking = (subject: AnySubject) => ({ ...askingOf('proposerDetails', answers, here), subject })
  return [
    ...modificationPlaces(answers, here).map((place) => ({ ...place, asking })),
    ...histories('The customer: ', proposerDetails, you)
      .filter(({ gate }) =>
        proposerQuestions.driverDetailsTwo.some(
          (each: AnyQuoteQuestion) => each.name === gate && isAsked(each, asking(proposerDetails)),
        ),
      )
      .map(({ name, gate, entries, ...list }) => ({
        ...list,
        field: `proposerDetails.${name}`,
        entries: Object(proposerDetails)[gate] === true ? entries : [],
        asking,
        // Whether the list is empty is itself the answer to whether there are any.
        set: (to: Answers, next: readonly AnySubject[]): Answers => ({
          ...to,
          proposerDetails: readAs<Answers['proposerDetails']>({
            ...to.proposerDetails,
            [gate]: next.length > 0,
            [name]: next,
          }),
        }),
      })),
    {
      field: 'additionalDrivers',
      title: 'Other drivers',
      most: here.terms.drivers.maximumAdditional,
      ask: driverQuestions,
      entries: additionalDrivers,
      begins: {},
      titleOf: (driver, index) => nameOfPerson(Object(driver)) ?? `Driver ${index + 2}`,
      within: (driver) => histories(`${theDriver.Your} `, driver, theDriver),
      asking: (subject, others) => ({
        ...asking(subject),
        answers: { ...answers, additionalDrivers: readAs<Answers['additionalDrivers']>(others) },
      }),
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
  ]
}

/** The main driver stays the main driver; if that driver is removed, the proposer is (D-124). */
function mainAmong(drivers: readonly AnySubject[]): number | 'proposer' {
  const index = drivers.findIndex((driver) => driver['isMainDriver'] === true)
  return index === -1 ? 'proposer' : index
}

const vehicleGate = 'isModified'

/** Only if the journey asks whether there are any. */
function modificationPlaces(answers: Answers, here: Circumstances): readonly Omit<ListPlace, 'asking'>[] {
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

/** Claims and convictions of a person, as that person is asked about them. */
function histories(
  of: string,
  person: AnySubject,
  whose: Whose,
): readonly (Entries & { name: string; gate: string })[] {
  const about = { whose, dateOfBirth: Object(person).dateOfBirth }
  return [
    {
      name: 'motoringClaims',
      gate: 'hasMotoringClaims',
      title: `${of}claims, accidents and losses`,
      ask: claimQuestions(about),
      titleOf: (entry: AnySubject, index: number) =>
        `Claim ${index + 1}${entry['dateOfClaim'] ? `: ${claimInWords(entry)}` : ''}`,
    },
    {
      name: 'motoringConvictions',
      gate: 'hasMotoringConvictions',
      title: `${of}motoring convictions`,
      ask: convictionQuestions(about),
      titleOf: (entry: AnySubject, index: number) =>
        `Conviction ${index + 1}${entry['offenceCode'] ? `: ${convictionInWords(entry)}` : ''}`,
    },
  ].map((list) => ({
    ...list,
    most: HISTORY_MAXIMUM,
    entries: entriesIn(person[list.name]),
    begins: {},
  }))
}

type Modifications = NonNullable<Answers['vehicleDetails']['modifications']>

/** A value read by its own questions has their type; the compiler cannot follow that through a list of questions. */
const readAs = <T>(read: unknown) => read as T

const entriesIn = (value: unknown): readonly AnySubject[] => (Array.isArray(value) ? value : [])
