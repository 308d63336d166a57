import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import type { Missing } from '@milepost/domain/journeys/journey-progress'
import { fieldName, type SubjectName } from '@milepost/domain/journeys/step-fields'
import { type WizardStepName, wizardSteps } from '@milepost/domain/journeys/steps'
import type { DriverPlace } from '@milepost/domain/questions/people/driver-list'
import { driverField } from '@milepost/domain/questions/people/drivers'

/** The place of an answer and its step, for messages about it. */
export type Place = Pick<Missing, 'step' | 'field'>

/**
 * Thrown while a risk is made if a required answer is missing. Each question that was asked has validated its own answer before;
 * this one was not asked by any question of the journey.
 */
export class MissingAnswer extends Error {
  readonly missing: Missing
  constructor(place: Place) {
    super(`A risk needs ${place.field}, which no question asked`)
    this.missing = { ...place, key: 'answerRequired', message: 'Please answer this question' }
  }
}

export function required<Value>(value: Value | null | undefined, place: () => Place): Value {
  if (value === undefined || value === null) throw new MissingAnswer(place())
  return value
}

/** Reads one required answer of a subject. */
export type RequiredAnswer<Subject> = <Name extends keyof Subject & string>(
  name: Name,
) => NonNullable<Subject[Name]>

/** The answers of one subject; a missing one is named by its place. */
export function requiredFrom<Subject extends object>(
  subject: Subject,
  placeOf: (name: string) => Place,
): RequiredAnswer<Subject> {
  return (name) => {
    const answer = subject[name]
    if (answer === undefined || answer === null) throw new MissingAnswer(placeOf(name))
    return answer
  }
}

/** The place of an answer about the vehicle, the proposer or the cover. */
export function placeIn(of: SubjectName): (name: string) => Place {
  return (name) => ({ step: stepThatAsks(of, name), field: fieldName(of, name) })
}

/** The same for an answer about a driver. */
export function placeOfDriver(driver: DriverPlace): (name: string) => Place {
  if (driver === 'proposer') return placeIn('proposerDetails')
  return (name) => ({ step: 'additionalDrivers', field: driverField(driver, name) })
}

const stepsThatAsk = new Map<string, WizardStepName>()

function stepThatAsks(of: SubjectName, name: string): WizardStepName {
  const place = fieldName(of, name)
  const step = stepsThatAsk.get(place) ?? findStep(of, name)
  stepsThatAsk.set(place, step)
  return step
}

function findStep(of: SubjectName, name: string): WizardStepName {
  const asks = (step: WizardStepName) =>
    journeyDefinition.steps[step].some(
      (section) => section.of === of && section.ask.some((question) => question.name === name),
    )
  return wizardSteps.find((step) => asks(step.name))?.name ?? 'vehicleDetails'
}
