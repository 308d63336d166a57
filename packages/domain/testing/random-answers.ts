import { askingOf } from '../journeys/journey-progress.ts'
import type { Circumstances, StepFields } from '../journeys/step-fields.ts'
import { wizardSteps } from '../journeys/steps.ts'
import { type AdditionalDriver, type Answers, noAnswers, type PersonDetails } from '../questions/answers.ts'
import { markMainDriver } from '../questions/people/driver-list.ts'
import { askingAboutDriver } from '../questions/people/drivers.ts'
import { driverQuestions } from '../questions/people/person-questions.ts'
import { journeyIds } from '../terms/identity.ts'
import { type Dice, diceOf } from './dice.ts'
import { DeadEnd, randomSubject } from './random-subject.ts'
import { randomAddress } from './random-texts.ts'
import { randomVehicle } from './random-vehicle.ts'

/** Complete answers that the journey accepts, made by asking its own questions. Determined by the seed. */
export function randomAnswers(seed: number, here: Circumstances): Answers {
  try {
    // Each journey has its own random numbers, or all would get the same people.
    return answeredBy(diceOf(seed * journeyIds.length + journeyIds.indexOf(here.terms.id)), here)
  } catch (fault) {
    if (fault instanceof DeadEnd) return randomAnswers(seed + FAR, here)
    throw fault
  }
}

/** An offset to seeds that no test starts with. */
const FAR = 0x1000_0000

function answeredBy(dice: Dice, here: Circumstances): Answers {
  const start: Answers = { ...noAnswers, vehicleDetails: randomVehicle(dice, here.terms) }
  const answered = wizardSteps.reduce(
    (answers, { name }) =>
      name === 'additionalDrivers'
        ? withDrivers(answers, here, dice)
        : here.definition.steps[name].reduce((sofar, section) => asked(section, sofar, here, dice), answers),
    start,
  )
  return dice.isOneIn(4) ? withUnaskedAnswers(answered, dice) : answered
}

function asked({ of, ask, isOnlyForSubmit }: StepFields, answers: Answers, here: Circumstances, dice: Dice) {
  // Not every customer has seen these questions (D-147).
  if (isOnlyForSubmit && dice.isOneIn(4)) return answers
  return { ...answers, [of]: randomSubject(ask, askingOf(of, answers, here), dice) }
}

function withDrivers(answers: Answers, here: Circumstances, dice: Dice): Answers {
  if (answers.proposerDetails.hasAdditionalDriver !== true) return answers
  const count = Math.max(1, dice.spread(here.terms.drivers.maximumAdditional))
  const additionalDrivers: AdditionalDriver[] = []
  for (let index = 0; index < count; index += 1) {
    const asking = askingAboutDriver({}, index, { ...answers, additionalDrivers }, here)
    additionalDrivers.push(randomSubject(driverQuestions, asking, dice))
  }
  const main = dice.isOneIn(3) ? dice.whole(0, count - 1) : 'proposer'
  return markMainDriver({ ...answers, additionalDrivers }, main)
}

/** What comparison sites send and no screen asks (D-081, D-148, D-231). */
function withUnaskedAnswers(answers: Answers, dice: Dice): Answers {
  const person = (): PersonDetails => ({
    accessToOtherVehicles: dice.pick(['no', 'OWN_1']),
    numberOfVehiclesOwned: dice.whole(0, 3),
    numberOfVehiclesAccessTo: dice.whole(0, 3),
  })
  return {
    ...answers,
    proposerDetails: {
      ...answers.proposerDetails,
      ...person(),
      sourceReferenceId: 'PCW 1/23',
      correspondenceAddress: randomAddress(dice),
    },
    vehicleDetails: { ...answers.vehicleDetails, securityDevices: ['ALARM', '99991'] },
    coverDetails: { ...answers.coverDetails, doesDriverOtherVehicle: true, otherVehicleType: 'VAN' },
    additionalDrivers: answers.additionalDrivers.map((driver) => ({ ...driver, ...person() })),
    // A field whose name is lost; the type only has the known names.
    additionalQuestions: { ...answers.additionalQuestions, ...{ '5f2a': 'kept', e1: 7, e2: true } },
  }
}
