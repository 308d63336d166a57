import type { AdditionalDriver, Answers } from '../answers.ts'
import type { Asking } from '../asking.ts'
import type { FieldError } from '../question.ts'
import { applicableSubject, sanitiseSubject, validateSubject } from '../read-subject.ts'
import { tooManyDrivers } from './driver-list.ts'
import { driverQuestions } from './person-questions.ts'

/** The context without a subject. */
type Here = Pick<Asking<AdditionalDriver>, 'terms' | 'today' | 'refusesMasked'>

/** An error in the list of drivers, by its place: "additionalDrivers.0.firstName". */
export type DriverFieldError = FieldError & { field: string }

/**
 * The context for questions about one driver. Its answers hold only the other drivers, so that a driver is never compared with
 * their own earlier version. A driver not yet in the list has no index.
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

/** The place of an answer about a driver. */
export function driverField(index: number, name: string): string {
  return `additionalDrivers.${index}.${name}`
}

/** Every error in the additional drivers: first the list, then each driver in order. None if the proposer has no other drivers. */
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

/** The drivers that apply: none if the proposer said so, and for each only the answers to questions asked. */
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
      message: 'Please add a driver, or tell us that no one else will drive the vehicle',
    }
  if (additionalDrivers.length > terms.drivers.maximumAdditional) {
    const { key, message } = tooManyDrivers(terms)
    return { key, message }
  }
  // The proposer is the main driver unless another is marked (DAT-02). The form ensures that; other sources may not.
  const marks = [proposerDetails, ...additionalDrivers].filter(({ isMainDriver }) => isMainDriver === true)
  const isUnclear = marks.length > 1 || (marks.length === 0 && proposerDetails.isMainDriver === false)
  return isUnclear ? { key: 'mainDriver', message: 'Please choose one main driver' } : undefined
}
