import { askingOf } from '../journeys/journey-progress.ts'
import type { Circumstances, SubjectName } from '../journeys/step-fields.ts'
import type { Answers } from '../questions/answers.ts'
import type { AnySubject, Asking } from '../questions/asking.ts'
import { askingAboutDriver } from '../questions/people/drivers.ts'
import { driverQuestions } from '../questions/people/person-questions.ts'
import type { AnyQuestion } from '../questions/question.ts'
import { aCar, aVan } from '../questions/vehicle/testing.ts'
import type { Dice } from './dice.ts'
import { entryQuestions, randomAnswer } from './random-subject.ts'
import { randomAddress, randomPlate } from './random-texts.ts'

type Path = readonly (string | number)[]

/** The place of one possible answer, its value, and a generator of values of its kind. */
export type Place = { path: Path; held: unknown; draw: (dice: Dice) => unknown }

/**
 * Every place in the answers: each question's, asked or not, those of drivers and list entries, and the fields without a
 * question.
 */
export function placesOf(answers: Answers, here: Circumstances): readonly Place[] {
  const sections = Object.values(here.definition.steps).flat()
  const about = (of: SubjectName) => sections.filter((each) => each.of === of).flatMap(({ ask }) => ask)
  const of = (subject: SubjectName) => placesIn([subject], about(subject), askingOf(subject, answers, here))
  return [
    ...of('vehicleDetails'),
    ...of('proposerDetails'),
    ...of('coverDetails'),
    ...of('additionalQuestions'),
    ...answers.additionalDrivers.flatMap((driver, index) => {
      const asking = askingAboutDriver(driver, index, answers, here)
      return [
        ...placesIn(['additionalDrivers', index], driverQuestions, asking),
        ...unaskedIn(['additionalDrivers', index], driver, unaskedOfPeople),
      ]
    }),
    ...unaskedIn(['vehicleDetails'], answers.vehicleDetails, unaskedOfVehicles),
    ...unaskedIn(['proposerDetails'], answers.proposerDetails, { ...unaskedOfPeople, ...unaskedOfProposers }),
    ...unaskedIn(['coverDetails'], answers.coverDetails, unaskedOfCover),
    ...unaskedIn(['additionalQuestions'], answers.additionalQuestions, { '5f2a': isYes }),
  ]
}

function placesIn(at: Path, ask: readonly AnyQuestion[], asking: Asking<AnySubject>): readonly Place[] {
  return ask.flatMap((each): readonly Place[] => {
    const path = [...at, each.name]
    const held = asking.subject[each.name]
    const entries = each.kind.input === 'list' && Array.isArray(held) ? held : []
    const inside = entries.flatMap((subject: AnySubject, index) =>
      placesIn([...path, index], entryQuestions(each.name, asking.subject), { ...asking, subject }),
    )
    return [{ path, held, draw: (dice) => randomAnswer(each, asking, dice) }, ...inside]
  })
}

type Draws = Readonly<Record<string, Place['draw']>>

function unaskedIn(at: Path, subject: AnySubject, draws: Draws): readonly Place[] {
  return Object.entries(draws).map(([name, draw]) => ({ path: [...at, name], held: subject[name], draw }))
}

const isYes = (dice: Dice) => dice.pick([true, false])
const count = (dice: Dice) => dice.whole(-1, 120)
const someCode = (dice: Dice) => dice.pick(['no', 'OWN_1', 'two words', ''])

const unaskedOfVehicles: Draws = {
  vehicleInfo: (dice) => dice.pick([aCar, aVan, { ...aCar, isMotorCycle: true }]),
  searchedRegistration: randomPlate,
  isRestored: isYes,
  securityDevices: (dice) => [someCode(dice)],
}
const unaskedOfPeople: Draws = {
  isMainDriver: isYes,
  accessToOtherVehicles: someCode,
  numberOfVehiclesOwned: count,
  numberOfVehiclesAccessTo: count,
}
const unaskedOfProposers: Draws = { sourceReferenceId: someCode, correspondenceAddress: randomAddress }
const unaskedOfCover: Draws = { doesDriverOtherVehicle: isYes, otherVehicleType: someCode }
