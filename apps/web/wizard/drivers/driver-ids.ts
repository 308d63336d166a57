import type { DriverPlace } from '@milepost/domain/questions/people/driver-list'
import { boxId } from '../../form/use-form'

/** Where the drivers are held, and with them their open form. */
export const DRIVERS = 'additionalDrivers'

export const tableId = boxId(DRIVERS)
export const addDriverId = 'add-driver'
export const driverFormTitleId = 'driver-form'

/** Makes the boxes of a driver's form be found by the place of their answer: "additionalDrivers.0.firstName". */
export function driverFieldsOf(at: number | 'new'): string {
  return `${DRIVERS}.${at}`
}

export function rowId(place: DriverPlace): string {
  return boxId(`${DRIVERS}.${place}`)
}
