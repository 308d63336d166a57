import { fromParts, type LocalDate, yearsBetween } from '../../values/local-date.ts'
import { plateYear } from '../../values/plate-format.ts'
import type { VehicleInfo } from '../../values/vehicle-info.ts'

/**
 * Full years on a day since the first registration, or else since 1 January of the year of manufacture (D-080), or else of the
 * number plate's year. A vehicle registered after that day is new.
 */
export function vehicleAgeAt(
  day: LocalDate,
  info: VehicleInfo | undefined,
  registration: string,
): number | 'unknown' {
  const year = info && info.year > 0 ? info.year : plateYear(registration)
  const since =
    info?.registrationDate ?? (year === undefined ? undefined : fromParts({ year, month: 1, day: 1 }))
  return since === undefined ? 'unknown' : Math.max(0, yearsBetween(since, day))
}
