import { getVehicleDetailsByVrm } from '@milepost/contract/calls/lookup'
import { compactRegistration } from '@milepost/domain/values/registration'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { client } from './client.ts'

export type FindVehicle =
  | { kind: 'found'; vehicle: VehicleInfo }
  | { kind: 'not-found' }
  | { kind: 'failed' }
  | { kind: 'aborted' }

/**
 * The call accepts the registration in upper case and without spaces (API-30, D-055). An empty 204 means that there is no such vehicle
 * (D-060).
 */
export async function findVehicle(registration: string, signal: AbortSignal): Promise<FindVehicle> {
  const reply = await client.send(
    getVehicleDetailsByVrm,
    { query: { VehicleRegistration: compactRegistration(registration) } },
    { signal },
  )
  if (reply.kind === 'unreachable') return { kind: reply.reason === 'aborted' ? 'aborted' : 'failed' }
  if (reply.kind === 'refused') return { kind: 'failed' }
  return reply.status === 200 ? { kind: 'found', vehicle: reply.body } : { kind: 'not-found' }
}
