import type { Answers } from '@milepost/domain/questions/answers'
import { type DriverPlace, driverRows, recordDrivers } from '@milepost/domain/questions/people/driver-list'
import { askingAboutDriver, driverField, validateDrivers } from '@milepost/domain/questions/people/drivers'
import { CONFLICTING_DRIVERS, conflictInWords } from '@milepost/domain/questions/people/rules'
import type { FieldError } from '@milepost/domain/questions/question'
import type { Terms } from '@milepost/domain/terms/terms'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { formFieldId } from '../../form/use-form.ts'

/** An error that stops Continue: about the list of drivers, or the first error of one driver. */
export type DriversError = FieldError & {
  fieldId: string
  /** Which answers conflict, if the message does not say. */
  detail?: string | undefined
}

/** In table order. An empty list is not an error: Continue records that no one else drives (D-035). */
export function driversErrors(
  answers: Answers,
  here: { terms: Terms; today: LocalDate },
): readonly DriversError[] {
  const fieldErrors = validateDrivers(recordDrivers(answers), here)
  const [list] = [
    ...fieldErrors.filter(({ field }) => field === DRIVERS),
    ...fieldErrors.filter(({ key }) => key === CONFLICTING_DRIVERS.key),
  ]
  const drivers = driverRows(answers).flatMap(({ place, name }) => {
    if (place === 'proposer') return []
    const [first] = fieldErrors
      .filter(({ field }) => field.startsWith(driverField(place, '')))
      .filter(({ key }) => key !== CONFLICTING_DRIVERS.key)
    if (!first) return []
    const { subject, answers: others } = askingAboutDriver(
      answers.additionalDrivers[place] ?? {},
      place,
      answers,
      here,
    )
    const detail = first.key === 'relationshipConflict' ? conflictInWords(subject, others) : undefined
    return [{ key: first.key, message: wordsFor(first, name), detail, fieldId: rowId(place) }]
  })
  return [...(list ? [{ key: list.key, message: list.message, fieldId: tableId }] : []), ...drivers]
}

/** The message of a conflict names the driver already (ADD-16). */
function wordsFor({ key, message }: FieldError, name: string): string {
  return key === 'relationshipConflict' ? message : `Please check the details of ${name}. ${message}`
}

/** The field of the drivers, and of their open form. */
export const DRIVERS = 'additionalDrivers'

export const tableId = formFieldId(DRIVERS)
export const addDriverId = 'add-driver'
export const driverFormTitleId = 'driver-form'

/** Prefix of a driver's fields, so that they are found by field name: "additionalDrivers.0.firstName". */
export function driverFieldsOf(at: number | 'new'): string {
  return `${DRIVERS}.${at}`
}

export function rowId(place: DriverPlace): string {
  return formFieldId(`${DRIVERS}.${place}`)
}
