import type { FastifyInstance } from 'fastify'
import { neverAnswer } from '../http/answer.ts'
import { colourOf, type Plate } from './plate.ts'
import {
  classOf,
  type Failure,
  isRegisterOnly,
  RETRY_AFTER_SECONDS,
  type VehicleRow,
  vehicleOfPlate,
} from './vehicle-register.ts'

const problems = {
  'not-found': [404, 'VEHICLE_NOT_FOUND', 'No vehicle is held under this registration.'],
  'refused-format': [400, 'INVALID_REGISTRATION', 'This is not a UK registration.'],
  fails: [500, 'INTERNAL_ERROR', 'The service failed.'],
  'down-for-repair': [503, 'SERVICE_UNAVAILABLE', 'The service is down for repair.'],
  throttled: [429, 'TOO_MANY_REQUESTS', 'Too many requests.'],
} as const satisfies Record<Exclude<Failure, 'never-answers'>, readonly [number, string, string]>

/** A commercial vehicle-data provider, in an API of our own; README.md documents it. */
export function vehicleDataRoutes(app: FastifyInstance, today: () => string): void {
  app.get<{ Params: { registration: string } }>(
    '/vehicle-data/v1/vehicles/:registration',
    (request, reply) => {
      if (!request.headers['x-api-key'])
        return reply.code(401).send(problem('INVALID_KEY', 'Send your key as x-api-key.'))
      const answer = vehicleOfPlate(request.params.registration, today())
      if (answer.kind === 'vehicle') {
        const { plate, row } = answer
        return reply.send(isRegisterOnly(plate.text) ? registerRecord(plate, row) : record(plate, row))
      }
      if (answer.kind === 'never-answers') return neverAnswer(reply)
      if (answer.kind === 'throttled') reply.header('retry-after', RETRY_AFTER_SECONDS)
      const [status, code, message] = problems[answer.kind]
      return reply.code(status).send(problem(code, message))
    },
  )
}

function problem(code: string, message: string) {
  return { error: { code, message } }
}

function record(plate: Plate, row: VehicleRow) {
  return {
    registration: plate.text,
    vehicle: {
      ...registered(plate, row),
      code: row.code,
      model: row.model,
      variant: row.variant,
      bodyType: row.body,
      doors: row.doors,
      seats: row.seats,
      transmission: row.transmission,
    },
    insuranceGroup: row.group,
    valuationPounds: valueOfYear(row, plate.year),
  }
}

/** What a vehicle register knows: no model, and nothing that depends on it. */
function registerRecord(plate: Plate, row: VehicleRow) {
  return { registration: plate.text, vehicle: { ...registered(plate, row), model: null } }
}

function registered(plate: Plate, row: VehicleRow) {
  return {
    class: classOf(row),
    make: row.make,
    engineCapacityCc: row.cc,
    fuelType: row.fuel,
    grossWeightKg: row.grossWeightKg,
    yearOfManufacture: plate.year,
    firstRegistered: plate.registeredOn,
    colour: colourOf(plate),
  }
}

/** The lowest value of any working vehicle. */
const FLOOR = 500

/**
 * The value of a used vehicle of another year: times 0.86 for each year older than the known one, divided by 0.88 for each year
 * newer.
 */
export function valueOfYear(known: { typicalValueGbp: number; valueForYear: number }, year: number): number {
  const older = known.valueForYear - year
  const value = known.typicalValueGbp * (older > 0 ? 0.86 ** older : 0.88 ** older)
  return Math.max(FLOOR, Math.round(value / 10) * 10)
}
