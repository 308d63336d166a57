import type { FastifyInstance } from 'fastify'
import { neverAnswer } from '../http/answer.ts'
import { colourOf, type Plate } from './plate.ts'
import {
  classOf,
  LIGHT_VAN_KG,
  RETRY_AFTER_SECONDS,
  type VehicleRow,
  vehicleOfPlate,
} from './vehicle-register.ts'

const MOPED_CC = 50

const fuelWords: ReadonlyMap<string, string> = new Map([
  ['Petrol', 'PETROL'],
  ['Diesel', 'DIESEL'],
  ['Electric', 'ELECTRICITY'],
  ['Hybrid', 'HYBRID ELECTRIC'],
  ['Plug-in hybrid', 'HYBRID ELECTRIC'],
])

/** The published API of the DVLA's Vehicle Enquiry Service, for both replies and errors. */
export function dvlaRoutes(app: FastifyInstance, today: () => string): void {
  app.post<{ Body: unknown }>('/vehicle-enquiry/v1/vehicles', (request, reply) => {
    if (!request.headers['x-api-key']) return reply.code(403).send({ message: 'Forbidden' })
    const registration = registrationOf(request.body)
    const answer =
      registration === undefined ? { kind: 'refused-format' as const } : vehicleOfPlate(registration, today())
    switch (answer.kind) {
      case 'vehicle':
        return reply.send(record(answer.plate, answer.row))
      case 'not-found':
        return reply.code(404).send(errors('404', '404', 'Vehicle Not Found', 'Record for vehicle not found'))
      case 'refused-format':
        return reply
          .code(400)
          .send(
            errors('400', 'ENQ103', 'Bad Request', 'Invalid format for field - vehicle registration number'),
          )
      case 'throttled':
        return reply
          .code(429)
          .header('retry-after', RETRY_AFTER_SECONDS)
          .send({ message: 'Too Many Requests' })
      case 'fails':
        return reply.code(500).send(errors('500', '500', 'Internal Server Error', 'System error occurred'))
      case 'down-for-repair':
        return reply
          .code(503)
          .send(errors('503', '503', 'Service Unavailable', 'The service is down for maintenance'))
      case 'never-answers':
        return neverAnswer(reply)
    }
  })
}

function registrationOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('registrationNumber' in body)) return undefined
  return typeof body.registrationNumber === 'string' ? body.registrationNumber : undefined
}

function errors(status: string, code: string, title: string, detail: string) {
  return { errors: [{ status, code, title, detail }] }
}

function record(plate: Plate, row: VehicleRow) {
  const motorcycle = classOf(row) === 'motorcycle'
  return {
    registrationNumber: plate.text,
    taxStatus: 'Taxed',
    motStatus: 'Valid',
    make: row.make.toUpperCase(),
    monthOfFirstRegistration: plate.registeredOn.slice(0, 7),
    yearOfManufacture: plate.year,
    ...(row.cc > 0 && { engineCapacity: row.cc }),
    fuelType: fuelWords.get(row.fuel) ?? 'OTHER',
    markedForExport: false,
    colour: colourOf(plate),
    typeApproval: typeApproval(row),
    wheelplan: motorcycle ? '2-WHEEL' : '2 AXLE RIGID BODY',
    ...(row.grossWeightKg !== null && { revenueWeight: row.grossWeightKg }),
  }
}

function typeApproval(row: VehicleRow): string {
  switch (classOf(row)) {
    case 'motorcycle':
      return row.cc <= MOPED_CC ? 'L1' : 'L3'
    case 'van':
      return (row.grossWeightKg ?? 0) > LIGHT_VAN_KG ? 'N2' : 'N1'
    case 'car':
      return 'M1'
  }
}
