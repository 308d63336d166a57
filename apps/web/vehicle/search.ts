import { vehicleFound } from '@milepost/domain/questions/vehicle/vehicle-found'
import { findVehicle } from '../api/vehicle.ts'

/** What a search needs in addition to its form. A chunk of its own, so that the form does not wait for it. */
export const search = { findVehicle, vehicleFound }
