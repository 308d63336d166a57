import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import type { Missing } from '@milepost/domain/journeys/journey-progress'
import { fieldName, type SubjectName } from '@milepost/domain/journeys/step-fields'
import { type WizardStepName, wizardSteps } from '@milepost/domain/journeys/steps'
import type { DriverPlace } from '@milepost/domain/questions/people/driver-list'
import { driverField } from '@milepost/domain/questions/people/drivers'

/** A part of a risk made from answers, or which answers it lacks. */
export type Result<Value> = { ok: true; value: Value } | { ok: false; missing: readonly Missing[] }

/** Where an answer is held and asked: what a message about it names. */
export type Place = Pick<Missing, 'step' | 'field'>

export function resultOf<Value>(value: Value): Result<Value> {
  return { ok: true, value }
}

/** An answer that must be there. Its own question says what is wrong with it first; these words are for what no question asked. */
export function required<Value>(value: Value | undefined, place: () => Place): Result<Value> {
  if (value !== undefined) return resultOf(value)
  return {
    ok: false,
    missing: [{ ...place(), key: 'answerRequired', message: 'Please answer this question' }],
  }
}

/** All of the parts, or everything that any of them lacks. */
export function combine<Parts extends object>(
  parts: {
    readonly [Name in keyof Parts]: Result<Parts[Name]>
  },
): Result<Parts> {
  // A copy to be filled in: an object built up name by name is slow to read ever after, and every price is made of these.
  const values: Record<string, unknown> = { ...parts }
  const missing: Missing[] = []
  for (const [name, part] of Object.entries<Result<unknown>>(parts)) {
    if (part.ok) values[name] = part.value
    else missing.push(...part.missing)
  }
  if (missing.length > 0) return { ok: false, missing }
  // Every part is there, each under its own name.
  return resultOf(values as Parts)
}

export function all<Value>(parts: readonly Result<Value>[]): Result<readonly Value[]> {
  const missing = parts.flatMap((part) => (part.ok ? [] : part.missing))
  if (missing.length > 0) return { ok: false, missing }
  return resultOf(parts.flatMap((part) => (part.ok ? [part.value] : [])))
}

export function mapResult<Value, Made>(part: Result<Value>, make: (value: Value) => Made): Result<Made> {
  return part.ok ? resultOf(make(part.value)) : part
}

/** Reads one answer of a subject, which must be there. */
export type RequiredAnswer<Subject> = <Name extends keyof Subject & string>(
  name: Name,
) => Result<NonNullable<Subject[Name]>>

/** The answers of one subject, each named by its place when it is not there. */
export function requiredFrom<Subject extends object>(
  subject: Subject,
  placeOf: (name: string) => Place,
): RequiredAnswer<Subject> {
  return (name) => required(subject[name] ?? undefined, () => placeOf(name))
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
    journeyDefinition.steps[step].some(
      (section) => section.of === of && section.ask.some((question) => question.name === name),
    )
  return wizardSteps.find((step) => asks(step.name))?.name ?? 'vehicleDetails'
}
