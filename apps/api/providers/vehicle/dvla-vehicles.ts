import type { VehicleByRegistration } from '../../lookup/ports'
import { endpoint } from '../http/endpoint'
import type { Ask } from '../http/outgoing'
import { dvlaErrors, dvlaRecord, registeredByDvla } from './dvla-record'
import { registeredVehicle } from './registered-vehicle'

/** Vehicles from the DVLA's Vehicle Enquiry Service, which names no model: the customer chooses it. */
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
      // A look-up for all that it is a POST: asking twice changes nothing.
      safe: true,
    })
    if (answer.kind === 'failed') return answer
    const found = answer.status === 200 ? dvlaRecord.safeParse(answer.body).data : undefined
    if (found !== undefined) return { kind: 'found', value: registeredVehicle(registeredByDvla(found)) }
    // 404: no such vehicle. 400: no registration the DVLA could have issued, so no vehicle either.
    const none = (answer.status === 404 || answer.status === 400) && dvlaErrors.safeParse(answer.body).success
    return none ? { kind: 'not-found' } : { kind: 'failed', reason: 'broken' }
  }
}
