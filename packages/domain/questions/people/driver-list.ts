import { descOf } from '../../lists/code-list.ts'
import { proposerRelationship, relationships } from '../../lists/person.ts'
import type { Terms } from '../../terms/terms.ts'
import { type Checked, ok, refused } from '../../values/result.ts'
import type { AdditionalDriver, Answers } from '../answers.ts'
import { appended, canAppend, removedAt, replacedAt } from '../kinds/list.ts'
import { nameOfPerson } from './rules.ts'

/** One of the drivers: the proposer, or the additional driver at that index. */
export type DriverPlace = 'proposer' | number

/** The proposer is the main driver until another driver is marked (ADD-04, D-124). */
export function mainDriver({ additionalDrivers }: Answers): DriverPlace {
  const index = additionalDrivers.findIndex(({ isMainDriver }) => isMainDriver === true)
  return index === -1 ? 'proposer' : index
}

/** Marking one unmarks the others (D-124). */
export function markMainDriver(answers: Answers, main: DriverPlace): Answers {
  return {
    ...answers,
    proposerDetails: { ...answers.proposerDetails, isMainDriver: main === 'proposer' },
    additionalDrivers: answers.additionalDrivers.map((driver, index) => ({
      ...driver,
      isMainDriver: index === main,
    })),
  }
}

/** The maximum does not count the proposer (CON-05, D-125). */
export function canAddDriver({ additionalDrivers }: Answers, { drivers }: Pick<Terms, 'drivers'>): boolean {
  return canAppend(additionalDrivers, drivers.maximumAdditional)
}

export function addDriver(
  answers: Answers,
  driver: AdditionalDriver,
  terms: Pick<Terms, 'drivers'>,
): Checked<Answers, 'driversMaximum'> {
  if (!canAddDriver(answers, terms)) return tooManyDrivers(terms)
  const additionalDrivers = appended(answers.additionalDrivers, driver, terms.drivers.maximumAdditional)
  return ok(markMainDriver({ ...answers, additionalDrivers }, mainDriver(answers)))
}

/** The main driver is marked in the table, not in the form, so the mark is kept. */
export function editDriver(answers: Answers, index: number, driver: AdditionalDriver): Answers {
  const additionalDrivers = replacedAt(answers.additionalDrivers, index, driver)
  return markMainDriver({ ...answers, additionalDrivers }, mainDriver(answers))
}

/** If the main driver is removed, the proposer becomes the main driver again (D-124). */
export function removeDriver(answers: Answers, index: number): Answers {
  const main = mainDriver(answers)
  const additionalDrivers = removedAt(answers.additionalDrivers, index)
  const left = main === index ? 'proposer' : main !== 'proposer' && main > index ? main - 1 : main
  return markMainDriver({ ...answers, additionalDrivers }, left)
}

/** After a confirmed no to "will anyone else drive?": hidden drivers are never rated (D-035). */
export function removeAllDrivers(answers: Answers): Answers {
  return recordDrivers(markMainDriver({ ...answers, additionalDrivers: [] }, 'proposer'))
}

/** Continue on the additional drivers step records whether there are any (ADD-09, D-035). */
export function recordDrivers(answers: Answers): Answers {
  const hasAdditionalDriver = answers.additionalDrivers.length > 0
  return { ...answers, proposerDetails: { ...answers.proposerDetails, hasAdditionalDriver } }
}

/** A row of the table of drivers (ADD-01). */
export type DriverRow = {
  place: DriverPlace
  name: string
  relationship: string
  isMainDriver: boolean
  /** The proposer cannot be removed from a quote (ADD-05, D-123). */
  canRemove: boolean
}

/** All drivers, the proposer first. */
export function driverRows(answers: Answers): readonly DriverRow[] {
  const main = mainDriver(answers)
  return [
    {
      place: 'proposer',
      name: nameOfPerson(answers.proposerDetails) ?? 'You',
      relationship: proposerRelationship.desc,
      isMainDriver: main === 'proposer',
      canRemove: false,
    },
    ...answers.additionalDrivers.map((driver, index) => ({
      place: index,
      name: nameOfPerson(driver) ?? `Driver ${index + 1}`,
      relationship: descOf(relationships, driver.relationshipToProposer ?? '') ?? '',
      isMainDriver: main === index,
      canRemove: true,
    })),
  ]
}

export function tooManyDrivers({ drivers }: Pick<Terms, 'drivers'>) {
  const most = drivers.maximumAdditional
  const words = most === 1 ? '1 additional driver' : `${most} additional drivers`
  return refused('driversMaximum', `You can add up to ${words}. Please remove a driver to continue`)
}
