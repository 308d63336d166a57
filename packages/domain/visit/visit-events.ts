import { journeyDefinition } from '../journeys/journey-definition.ts'
import { labelOf, type StepName, type WizardStepName, wizardSteps } from '../journeys/steps.ts'
import { paymentFailures } from '../payment/failure.ts'
import { driverQuestions } from '../questions/people/person-questions.ts'
import type { AnyQuestion } from '../questions/question.ts'
import { isAddOnCode } from '../quote/add-ons.ts'
import { errorKeys } from './error-keys.ts'
import { type BrowserEventKind, funnelSteps, type VisitStep } from './visit-steps.ts'

/** An event as a browser reports it, before it is checked against the known words. */
export type ReportedEvent = {
  kind: BrowserEventKind
  step: VisitStep
  /** The name of a field of the form. */
  question?: string | undefined
  /** The key of an error, or the code of an extra. */
  code?: string | undefined
  /** How long the step was open. */
  seconds?: number | undefined
}

/** An event as stored: every word is a known one. */
export type KnownEvent = {
  kind: BrowserEventKind
  step: VisitStep
  question: string
  code: string
  band: string
}

/** Replaces a word that is in no list: a browser can send anything, and a page from before a release may use other names. */
export const OTHER = 'other'

/** Replaces every unknown word, so that nothing a person typed can ever be stored (DSK-902). */
export function knownEvent({ kind, step, question, code, seconds }: ReportedEvent): KnownEvent {
  const isKnownCode = (word: string) => (kind === 'extra-added' ? isAddOnCode(word) : errorCodes.has(word))
  return {
    kind,
    step,
    question: question === undefined ? '' : (knownQuestion(question) ?? OTHER),
    code: code === undefined ? '' : isKnownCode(code) ? code : OTHER,
    band: seconds === undefined ? '' : bandOf(secondsBands, seconds),
  }
}

/** The lower ends of the bands that times are counted in: a count adds up over days, a median does not. */
export const secondsBands = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600, 1800] as const
/** The lower ends of the bands of yearly prices, in pounds. */
export const poundsBands = [0, 250, 500, 750, 1000, 1500, 2000, 3000] as const

export function bandOf(bands: readonly number[], value: number): string {
  return String(bands.findLast((lowest) => lowest <= value) ?? bands[0] ?? 0)
}

const errorCodes: ReadonlySet<string> = new Set([...errorKeys, ...paymentFailures])

/** Every question by the name of its field: "vehicleDetails-value", and "driver-title" for any additional driver. */
const questions: ReadonlyMap<string, { step: WizardStepName; question: AnyQuestion }> = new Map([
  ...wizardSteps.flatMap(({ name: step }) =>
    journeyDefinition.steps[step].flatMap(({ of, ask }) =>
      ask.map((question) => [`${of}-${question.name}`, { step, question }] as const),
    ),
  ),
  ...driverQuestions.map(
    (question) => [`driver-${question.name}`, { step: 'additionalDrivers' as const, question }] as const,
  ),
])

/** The question of a field. A field may be a part of one: the day of a date, an entry of a list. */
function knownQuestion(field: string): string | undefined {
  const parts = field.replace(/^additionalDrivers-(?:new|\d+)-/, 'driver-').split(/[-.]/)
  for (let length = parts.length; length >= 2; length -= 1) {
    const name = parts.slice(0, length).join('-')
    if (questions.has(name)) return name
  }
  return undefined
}

/** The words of a question for staff. Where customers read words that depend on their answers, its name in words. */
export function questionWords(name: string): string {
  if (name === OTHER) return 'Another question'
  const label = questions.get(name)?.question.label
  return typeof label === 'string' ? label : inWords(name.replace(/^[^-]*-/, ''))
}

const stepWords: Readonly<Partial<Record<StepName, string>>> = {
  results: 'Price',
  paymentSummary: 'Payment summary',
  makePayment: 'Card payment',
  thankYou: 'Bought',
  decline: 'Declined or referred',
  referral: 'Referred',
  timeOut: 'Timed out',
  error: 'Error page',
}

export function stepTitle(step: StepName): string {
  const wizard = wizardSteps.find(({ name }) => name === step)
  return wizard ? labelOf(wizard.name) : (stepWords[step] ?? inWords(step))
}

/** "dateOfBirthRequired" as "Date of birth required". */
export function inWords(name: string): string {
  const spaced = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** The place of a step in the funnel, from 0; undefined for a page that ends a journey. */
export function funnelPlace(step: string): number | undefined {
  const steps: readonly string[] = funnelSteps
  const place = steps.indexOf(step)
  return place < 0 ? undefined : place
}
