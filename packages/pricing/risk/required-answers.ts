import { catalogue } from '@milepost/domain/journeys/catalogue'
import type { Missing } from '@milepost/domain/journeys/missing'
import { fieldName, type SubjectName } from '@milepost/domain/journeys/section'
import { type WizardStepName, wizardSteps } from '@milepost/domain/journeys/steps'
import type { DriverPlace } from '@milepost/domain/questions/people/driver-list'
import { driverField } from '@milepost/domain/questions/people/drivers'

/** A part of a risk made from answers, or which answers it lacks. */
export type Told<Value> = { ok: true; value: Value } | { ok: false; missing: readonly Missing[] }

/** Where an answer is held and asked: what a message about it names. */
export type Place = Pick<Missing, 'step' | 'field'>

export function told<Value>(value: Value): Told<Value> {
  return { ok: true, value }
}

/** An answer that must be there. Its own question says what is wrong with it first; these words are for what no question asked. */
export function needed<Value>(value: Value | undefined, place: () => Place): Told<Value> {
  if (value !== undefined) return told(value)
  return {
    ok: false,
    missing: [{ ...place(), key: 'answerRequired', message: 'Please answer this question' }],
  }
}

/** All of the parts, or everything that any of them lacks. */
export function together<Parts extends object>(
  parts: {
    readonly [Name in keyof Parts]: Told<Parts[Name]>
  },
): Told<Parts> {
  // A copy to be filled in: an object built up name by name is slow to read ever after, and every price is made of these.
  const values: Record<string, unknown> = { ...parts }
  const missing: Missing[] = []
  for (const [name, part] of Object.entries<Told<unknown>>(parts)) {
    if (part.ok) values[name] = part.value
    else missing.push(...part.missing)
  }
  if (missing.length > 0) return { ok: false, missing }
  // Every part is there, each under its own name.
  return told(values as Parts)
}

export function each<Value>(parts: readonly Told<Value>[]): Told<readonly Value[]> {
  const missing = parts.flatMap((part) => (part.ok ? [] : part.missing))
  if (missing.length > 0) return { ok: false, missing }
  return told(parts.flatMap((part) => (part.ok ? [part.value] : [])))
}

export function mapped<Value, Made>(part: Told<Value>, make: (value: Value) => Made): Told<Made> {
  return part.ok ? told(make(part.value)) : part
}

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
