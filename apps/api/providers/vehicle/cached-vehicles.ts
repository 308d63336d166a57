import { compactRegistration } from '@milepost/domain/values/registration'
import type { LookedUpVehicle, LookedUpVehicles, VehicleByRegistration } from '../../lookup/ports.ts'
import type { Clock } from '../../platform/ports.ts'

/** How long a cached vehicle is valid. */
const LIFE_MS = 24 * 60 * 60 * 1000
const MOST = 5_000

/**
 * The same look-up, from memory first, then from the table that all processes share, and only then from the provider. Only found
 * vehicles are cached: one not found may be registered tomorrow, and a failure ends when the provider is back.
 */
export function cachedVehicles(
  lookUp: VehicleByRegistration,
  { lookedUp, clock, most = MOST }: { lookedUp: LookedUpVehicles; clock: Clock; most?: number },
): VehicleByRegistration {
  const memory = new Map<string, LookedUpVehicle>()

  /** A Map keeps insertion order, so the least recently used is first. */
  const keep = (registration: string, vehicle: LookedUpVehicle) => {
    memory.delete(registration)
    memory.set(registration, vehicle)
    for (const oldest of memory.keys()) {
      if (memory.size <= most) break
      memory.delete(oldest)
    }
    return { kind: 'found', value: vehicle.info } as const
  }

  return async (typed) => {
    const registration = compactRegistration(typed)
    const notBefore = new Date(clock().getTime() - LIFE_MS)
    const held = memory.get(registration)
    if (held !== undefined && held.at >= notBefore) return keep(registration, held)
    const stored = await lookedUp.recall(registration, notBefore)
    if (stored !== undefined) return keep(registration, stored)
    const looked = await lookUp(registration)
    if (looked.kind !== 'found') return looked
    const vehicle = { info: looked.value, at: clock() }
    await lookedUp.remember(registration, vehicle)
    return keep(registration, vehicle)
  }
}
