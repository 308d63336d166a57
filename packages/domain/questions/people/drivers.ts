import type { AdditionalDriver, Answers } from '../answers'
import type { Asking } from '../asking'
import type { FieldError } from '../question'
import { applicableSubject, sanitiseSubject, validateSubject } from '../read-subject'
import { tooManyDrivers } from './driver-list'
import { driverQuestions } from './person-questions'

/** Where and when, without a subject. */
type Here = Pick<Asking<AdditionalDriver>, 'terms' | 'today' | 'refusesMasked'>

/** What is wrong with one answer in the list of drivers, by the place that holds it: "additionalDrivers.0.firstName". */
export type DriverFieldError = FieldError & { field: string }

/**
 * How the questions about one driver are asked. The answers hold the other drivers only, so that a driver is never compared
 * with their own earlier self. A driver not yet in the list has no index.
 */
export function askingAboutDriver(
  driver: AdditionalDriver,
  index: number | undefined,
  answers: Answers,
  here: Here,
): Asking<AdditionalDriver> {
  const additionalDrivers = answers.additionalDrivers.filter((_, at) => at !== index)
  return { ...here, subject: driver, answers: { ...answers, additionalDrivers } }
}

/** Where an answer about a driver is held. */
export function driverField(index: number, name: string): string {
  return `additionalDrivers.${index}.${name}`
}

/** Every error in the additional drivers: first the list itself, then each driver in order. None when the proposer has no other drivers. */
export function validateDrivers(answers: Answers, here: Here): readonly DriverFieldError[] {
  if (answers.proposerDetails.hasAdditionalDriver !== true) return []
  const listError = validateList(answers, here)
  const driverErrors = answers.additionalDrivers.flatMap((driver, index) =>
    validateSubject(driverQuestions, askingAboutDriver(driver, index, answers, here)).map(
      ({ name, ...error }) => ({ ...error, field: driverField(index, name) }),
    ),
  )
  return [...(listError ? [{ ...listError, field: 'additionalDrivers' }] : []), ...driverErrors]
}

/** The drivers that apply: none when the proposer said so, and of each only the answers to questions that are asked. */
export function applicableDrivers(answers: Answers, here: Here): readonly AdditionalDriver[] {
  if (answers.proposerDetails.hasAdditionalDriver !== true) return []
  return answers.additionalDrivers.map((driver, index) =>
    applicableSubject(driverQuestions, askingAboutDriver(driver, index, answers, here)),
  )
}

/** The drivers without values of the wrong type. */
export function sanitiseDrivers(drivers: unknown): readonly AdditionalDriver[] {
  return Array.isArray(drivers) ? drivers.map((driver) => sanitiseSubject(driverQuestions, driver)) : []
}

function validateList(
  { additionalDrivers, proposerDetails }: Answers,
  { terms }: Here,
): FieldError | undefined {
  if (additionalDrivers.length === 0)
    return {
      key: 'driversRequired',
      message: 'Please add a driver, or say that nobody else will drive the vehicle',
    }
  if (additionalDrivers.length > terms.drivers.maximumAdditional) {
    const { key, message } = tooManyDrivers(terms)
    return { key, message }
  }
  // The proposer is marked as main driver until another driver is (DAT-02). The form keeps it so; other sources may not.
  const marks = [proposerDetails, ...additionalDrivers].filter(({ isMainDriver }) => isMainDriver === true)
  const isUnclear = marks.length > 1 || (marks.length === 0 && proposerDetails.isMainDriver === false)
  return isUnclear ? { key: 'mainDriver', message: 'Please choose one main driver' } : undefined
}
