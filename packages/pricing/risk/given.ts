import { catalogue } from '@milepost/domain/journeys/catalogue'
import { fieldName, type SubjectName } from '@milepost/domain/journeys/section'
import { type WizardStepName, wizardSteps } from '@milepost/domain/journeys/steps'
import type { DriverPlace } from '@milepost/domain/questions/people/driver-list'
import { driverField } from '@milepost/domain/questions/people/drivers'
import { needed, type Place, type Told } from './told'

/** Reads one answer of a subject, which must be there. */
export type Given<Subject> = <Name extends keyof Subject & string>(
  name: Name,
) => Told<NonNullable<Subject[Name]>>

/** The answers of one subject, each named by its place when it is not there. */
export function givenBy<Subject extends object>(
  subject: Subject,
  placeOf: (name: string) => Place,
): Given<Subject> {
  return (name) => needed(subject[name] ?? undefined, () => placeOf(name))
}

/** Where an answer about the vehicle, the proposer or the cover is asked. */
export function placeIn(of: SubjectName): (name: string) => Place {
  return (name) => ({ step: stepThatAsks(of, name), field: fieldName(of, name) })
}

/** The same for an answer about somebody who drives. */
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
    catalogue.sections[step].some(
      (section) => section.of === of && section.ask.some((question) => question.name === name),
    )
  return wizardSteps.find((step) => asks(step.name))?.name ?? 'vehicleDetails'
}
