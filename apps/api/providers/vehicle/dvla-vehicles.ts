import { parseLocalDate } from '@milepost/domain/values/local-date'
import * as z from 'zod/mini'
import type { VehicleByRegistration } from '../../lookup/ports.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Ask } from '../http/outgoing.ts'
import { type RegisteredVehicle, registeredVehicle } from './registered-vehicle.ts'

/** Vehicles from the DVLA's Vehicle Enquiry Service, which returns no model: the customer chooses it. */
export function dvlaVehicles(
  ask: Ask,
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string },
): VehicleByRegistration {
  return async (registration) => {
    const answer = await ask({
      method: 'POST',
      url: endpoint(baseUrl, 'vehicle-enquiry', 'v1', 'vehicles'),
      headers: { 'x-api-key': apiKey },
      body: { registrationNumber: registration },
      // A look-up although it is a POST: repeating it changes nothing.
      safe: true,
    })
    if (answer.kind === 'failed') return answer
    const found = answer.status === 200 ? dvlaRecord.safeParse(answer.body).data : undefined
    if (found !== undefined) return { kind: 'found', value: registeredVehicle(registeredByDvla(found)) }
    // 404: no such vehicle. 400: not a registration that the DVLA could have issued, so no vehicle either.
    const none = (answer.status === 404 || answer.status === 400) && dvlaErrors.safeParse(answer.body).success
    return none ? { kind: 'not-found' } : { kind: 'failed', reason: 'broken' }
  }
}

const words = z.string().check(z.maxLength(100))
const count = z.int().check(z.nonnegative(), z.maximum(999_999))

/** The fields that we read from a Vehicle Enquiry Service reply. Only the registration is guaranteed. */
const dvlaRecord = z.object({
  registrationNumber: z.string(),
  make: z.optional(words),
  fuelType: z.optional(words),
  engineCapacity: z.optional(count),
  yearOfManufacture: z.optional(count),
  monthOfFirstRegistration: z.optional(z.string()),
  colour: z.optional(words),
  typeApproval: z.optional(words),
  wheelplan: z.optional(words),
  revenueWeight: z.optional(count),
})

export type DvlaRecord = z.output<typeof dvlaRecord>

/** Its errors come in a list; a 404 or 400 in another format is not from the service. */
const dvlaErrors = z.object({ errors: z.array(z.unknown()) })

/** The DVLA's words for fuels, and our table's words that each may mean; the first is shown. */
const fuelWords: ReadonlyMap<string, readonly string[]> = new Map([
  ['PETROL', ['Petrol']],
  ['DIESEL', ['Diesel']],
  ['HEAVY OIL', ['Diesel']],
  ['ELECTRICITY', ['Electric']],
  ['ELECTRIC', ['Electric']],
  ['HYBRID ELECTRIC', ['Hybrid', 'Plug-in hybrid']],
  ['ELECTRIC DIESEL', ['Hybrid', 'Plug-in hybrid']],
  ['GAS', ['Gas']],
  ['GAS BI-FUEL', ['Gas and petrol']],
  ['PETROL/GAS', ['Gas and petrol']],
  ['GAS DIESEL', ['Gas and diesel']],
  ['FUEL CELLS', ['Hydrogen fuel cell']],
  ['STEAM', ['Steam']],
])

/** A record in our own terms. The DVLA has no model, body, doors, seats, transmission, insurance group or value. */
export function registeredByDvla(record: DvlaRecord): RegisteredVehicle {
  const { make = '', fuelType = '', engineCapacity = 0, monthOfFirstRegistration = '' } = record
  return {
    make,
    fuels: fuelWords.get(fuelType.toUpperCase()) ?? [fuelType],
    cc: engineCapacity,
    year: record.yearOfManufacture ?? yearOf(monthOfFirstRegistration),
    registrationDate: parseLocalDate(`${monthOfFirstRegistration}-01`),
    colour: record.colour,
    kind: kindOf(record),
    grossWeight: record.revenueWeight,
  }
}

function yearOf(month: string): number {
  return Number(/^(\d{4})-\d{2}$/.exec(month)?.[1] ?? 0)
}

/** By type approval if there is one. Older vehicles have none; of those, two wheels mean a motorcycle. */
function kindOf({ typeApproval = '', wheelplan = '' }: DvlaRecord): RegisteredVehicle['kind'] {
  if (/^L/i.test(typeApproval) || /^2[ -]WHEEL/i.test(wheelplan)) return 'motorcycle'
  if (/^N/i.test(typeApproval)) return 'van'
  return typeApproval === '' ? 'unknown' : 'car'
}
