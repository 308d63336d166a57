import { vehicleFound } from '@milepost/domain/questions/vehicle/vehicle-found'
import { findVehicle } from '../api/vehicle'

/** What a search needs beside the form that begins it. In a file of its own, because nobody waits for it to see that form. */
export const search = { findVehicle, vehicleFound }
