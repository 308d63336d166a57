import { bodyTypes, fuelTypes, transmissions } from '@milepost/domain/lists/vehicle'
import { parseLocalDate } from '@milepost/domain/values/local-date'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import * as z from 'zod/mini'
import type { VehicleByRegistration } from '../../lookup/ports.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Ask } from '../http/outgoing.ts'
import { registeredVehicle } from './registered-vehicle.ts'
import { codedByList, codedByWords, codedDoors } from './vehicle-table.ts'

const words = z.string().check(z.maxLength(100))
const count = z.int().check(z.nonnegative(), z.maximum(99_999))

const registered = {
  class: z.enum(['car', 'van', 'motorcycle']),
  make: words,
  engineCapacityCc: count,
  fuelType: words,
  grossWeightKg: z.nullable(count),
  yearOfManufacture: count,
  firstRegistered: z.nullable(z.string()),
  colour: z.optional(words),
}

/** The fields that we read from a reply; documented in apps/sandbox/README.md. */
const record = z.object({
  vehicle: z.object({
    ...registered,
    code: z.string().check(z.maxLength(20)),
    model: words,
    variant: words,
    bodyType: words,
    doors: count,
    seats: count,
    transmission: words,
  }),
  insuranceGroup: count,
  valuationPounds: z.int().check(z.nonnegative(), z.maximum(1_000_000)),
})

/** A vehicle found only in the register: it has no model. */
const registerOnly = z.object({ vehicle: z.object({ ...registered, model: z.null() }) })

const problem = z.object({ error: z.object({ code: z.string() }) })
const notFoundCodes: readonly string[] = ['VEHICLE_NOT_FOUND', 'INVALID_REGISTRATION']

/** Vehicles from the sandbox, called like any commercial provider. */
export function sandboxVehicles(
  ask: Ask,
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string },
): VehicleByRegistration {
  return async (registration) => {
    const answer = await ask({
      method: 'GET',
      url: endpoint(baseUrl, 'vehicle-data', 'v1', 'vehicles', registration),
      headers: { 'x-api-key': apiKey },
      safe: true,
    })
    if (answer.kind === 'failed') return answer
    const found = answer.status === 200 ? vehicleIn(answer.body) : undefined
    if (found !== undefined) return { kind: 'found', value: found }
    const code = answer.status < 500 ? problem.safeParse(answer.body).data?.error.code : undefined
    return code !== undefined && notFoundCodes.includes(code)
      ? { kind: 'not-found' }
      : { kind: 'failed', reason: 'broken' }
  }
}

function vehicleIn(body: unknown): VehicleInfo | undefined {
  const named = record.safeParse(body).data
  if (named !== undefined) return vehicleInfo(named)
  const known = registerOnly.safeParse(body).data?.vehicle
  if (known === undefined) return undefined
  return registeredVehicle({
    make: known.make,
    fuels: [known.fuelType],
    cc: known.engineCapacityCc,
    year: known.yearOfManufacture,
    registrationDate: parseLocalDate(known.firstRegistered ?? ''),
    colour: known.colour,
    kind: known.class,
    grossWeight: known.grossWeightKg ?? undefined,
  })
}

function vehicleInfo({ vehicle, insuranceGroup, valuationPounds }: z.output<typeof record>): VehicleInfo {
  const registrationDate = parseLocalDate(vehicle.firstRegistered ?? '')
  return {
    make: codedByWords(vehicle.make),
    // The model's code, so that it is found in the list of models. The description includes the version, for the customer to check.
    model: { code: codedByWords(vehicle.model).code, desc: `${vehicle.model} ${vehicle.variant}`.trim() },
    numberOfDoors: codedDoors(vehicle.doors),
    bodyType: codedByList(bodyTypes, vehicle.bodyType),
    cubicCapacity: vehicle.engineCapacityCc,
    fuelType: codedByList(fuelTypes, vehicle.fuelType),
    transmission: codedByList(transmissions, vehicle.transmission),
    value: valuationPounds,
    isCommercialVehicle: vehicle.class === 'van',
    isMotorCycle: vehicle.class === 'motorcycle',
    year: vehicle.yearOfManufacture,
    abicode: vehicle.code,
    abigroup: String(insuranceGroup),
    grossWeight: vehicle.grossWeightKg ?? 0,
    numberOfSeats: vehicle.seats,
    ...(registrationDate !== undefined && { registrationDate }),
    ...(vehicle.colour !== undefined && { colour: vehicle.colour }),
  }
}
