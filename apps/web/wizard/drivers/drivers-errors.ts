import type { Answers } from '@milepost/domain/questions/answers'
import { type DriverPlace, driverRows, recordDrivers } from '@milepost/domain/questions/people/driver-list'
import { askingAboutDriver, driverField, validateDrivers } from '@milepost/domain/questions/people/drivers'
import { CONFLICTING_DRIVERS, conflictInWords } from '@milepost/domain/questions/people/rules'
import type { FieldError } from '@milepost/domain/questions/question'
import type { Terms } from '@milepost/domain/terms/terms'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { formFieldId } from '../../form/use-form'

/** What stands between the drivers and Continue: something about all of them, or the first thing wrong with one. */
export type DriversError = FieldError & {
  fieldId: string
  /** Which answers are at odds, where the message does not say. */
  detail?: string | undefined
}

/** In the order of the table. Whoever added nobody is not kept: Continue records that nobody else drives (D-035). */
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

/** A conflict names its driver already (ADD-16). */
function wordsFor({ key, message }: FieldError, name: string): string {
  return key === 'relationshipConflict' ? message : `Please check the details of ${name}. ${message}`
}

/** Where the drivers are held, and with them their open form. */
export const DRIVERS = 'additionalDrivers'

export const tableId = formFieldId(DRIVERS)
export const addDriverId = 'add-driver'
export const driverFormTitleId = 'driver-form'

/** Makes the boxes of a driver's form be found by the place of their answer: "additionalDrivers.0.firstName". */
export function driverFieldsOf(at: number | 'new'): string {
  return `${DRIVERS}.${at}`
}

export function rowId(place: DriverPlace): string {
  return formFieldId(`${DRIVERS}.${place}`)
}
