import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import type { Missing } from '@milepost/domain/journeys/journey-progress'
import { fieldName, type SubjectName } from '@milepost/domain/journeys/step-fields'
import { type WizardStepName, wizardSteps } from '@milepost/domain/journeys/steps'
import type {
  Answers,
  CoverDetails,
  PersonDetails,
  ProposerDetails,
  VehicleDetails,
} from '@milepost/domain/questions/answers'
import { withDerivedAnswers } from '@milepost/domain/questions/people/derived-answers'
import { mainDriver } from '@milepost/domain/questions/people/driver-list'
import { driverField } from '@milepost/domain/questions/people/drivers'

/** The place of an answer and its step, for messages about it. */
type Place = Pick<Missing, 'step' | 'field'>

/**
 * Thrown while a risk is made if a required answer is missing. Every question that was asked has already validated its own answer, so no
 * question of the journey asked this one.
 */
export class MissingAnswer extends Error {
  readonly missing: Missing
  constructor(place: Place) {
    super(`A risk needs ${place.field}, which no question asked`)
    this.missing = { ...place, key: 'answerRequired', message: 'Please answer this question' }
  }
}

/** The answers about one subject. To read one that is missing throws its place. */
export class RequiredAnswers<Subject extends object> {
  /** As answered, for rules that know what a missing answer means. */
  readonly details: Subject
  private readonly placeOf: (name: string) => Place

  constructor(details: Subject, placeOf: (name: string) => Place) {
    this.details = details
    this.placeOf = placeOf
  }

  get<Name extends keyof Subject & string>(name: Name): NonNullable<Subject[Name]> {
    return this.require(this.details[name], name)
  }

  /** A value that was worked out from the named answer. */
  require<Value>(value: Value, name: keyof Subject & string): NonNullable<Value> {
    if (value === undefined || value === null) throw new MissingAnswer(this.placeOf(name))
    return value
  }

  /** The entries of a list, such as claims. An answer missing from an entry is reported at the list. */
  entries<Entry extends object>(
    list: readonly Entry[],
    name: keyof Subject & string,
  ): readonly RequiredAnswers<Entry>[] {
    return list.map((entry) => new RequiredAnswers(entry, () => this.placeOf(name)))
  }
}

export type RequiredByPart = {
  cover: RequiredAnswers<CoverDetails>
  vehicle: RequiredAnswers<VehicleDetails>
  proposer: RequiredAnswers<ProposerDetails>
  /** The proposer first. */
  drivers: readonly [RequiredAnswers<PersonDetails>, ...RequiredAnswers<PersonDetails>[]]
  mainDriver: RequiredAnswers<PersonDetails>
}

/**
 * All answers that a risk is made from, by part. Drivers include derived answers: licence type F, the full-time taxi codes, the codes of
 * people who do not work (DRV-09, D-102).
 */
export function requiredByPart(answers: Answers): RequiredByPart {
  const { coverDetails, vehicleDetails, proposerDetails, additionalDrivers } = answers
  const proposer = new RequiredAnswers<PersonDetails>(
    withDerivedAnswers(proposerDetails),
    placeIn('proposerDetails'),
  )
  const others = additionalDrivers.map(
    (driver, index) => new RequiredAnswers<PersonDetails>(withDerivedAnswers(driver), placeOfDriver(index)),
  )
  const main = mainDriver(answers)
  return {
    cover: new RequiredAnswers(coverDetails, placeIn('coverDetails')),
    vehicle: new RequiredAnswers(vehicleDetails, placeIn('vehicleDetails')),
    proposer: new RequiredAnswers(proposerDetails, placeIn('proposerDetails')),
    drivers: [proposer, ...others],
    mainDriver: (main === 'proposer' ? undefined : others[main]) ?? proposer,
  }
}

/** The place of an answer about the vehicle, the proposer or the cover. */
function placeIn(of: SubjectName): (name: string) => Place {
  return (name) => ({ step: stepThatAsks(of, name), field: fieldName(of, name) })
}

/** The same for an answer about an additional driver. */
function placeOfDriver(index: number): (name: string) => Place {
  return (name) => ({ step: 'additionalDrivers', field: driverField(index, name) })
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
