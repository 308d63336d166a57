import { type Address, type AddressHit, toAddress } from '@milepost/domain/values/address'
import { plateText } from '@milepost/domain/values/registration'
import { findVehicle, getFullAddress, searchAddress } from '../../lookup/look-up.ts'
import { actorOf, type StaffSession } from '../../platform/session/staff-ports.ts'
import type { QuoteKey } from '../../quote/ports.ts'
import { circumstancesOf } from './changeable-answers.ts'
import { type VehicleRead, vehicleRead } from './changeable-vehicle.ts'
import { NO_SUCH_VEHICLE, type NotChanged, openForCaller, type TelephonePorts } from './telephone.ts'

/** The vehicle of a registration, to be read out and confirmed before it is used (DSK-334). */
export async function findCallersVehicle(
  { registration, ...key }: QuoteKey & { registration: string },
  session: StaffSession,
  ports: TelephonePorts,
): Promise<{ kind: 'read'; vehicle: VehicleRead } | NotChanged> {
  const open = await openAndRecord(key, 'vehicle', session, ports)
  if (open.kind !== 'open') return open
  const found = await findVehicle(registration, ports.lookUps)
  if (found.kind === 'failed') return found
  if (found.kind === 'not-found') return { kind: 'read', vehicle: unknown(registration) }
  const here = circumstancesOf(open.quote, ports.clock())
  return { kind: 'read', vehicle: vehicleRead(registration, found.value, open.quote.current.answers, here) }
}

/** The addresses of a postcode, optionally of one house, as on the customer's own page (DSK-335). */
export async function findCallersAddresses(
  { postcode, houseNumber, ...key }: QuoteKey & { postcode: string; houseNumber?: string | undefined },
  session: StaffSession,
  ports: TelephonePorts,
): Promise<
  { kind: 'listed'; items: readonly AddressHit[] } | { kind: 'not-a-postcode'; message: string } | NotChanged
> {
  const open = await openAndRecord(key, 'addresses', session, ports)
  if (open.kind !== 'open') return open
  const found = await searchAddress({ postcode, houseNumber }, ports.lookUps)
  return found.kind === 'found' ? { kind: 'listed', items: found.value } : found
}

/** The lines of an address that was found, to be read out and completed where a line is missing (ADR-08). */
export async function getCallersAddress(
  { addressId, ...key }: QuoteKey & { addressId: string },
  session: StaffSession,
  ports: TelephonePorts,
): Promise<{ kind: 'read'; address: Address } | NotChanged> {
  const open = await openAndRecord(key, 'address', session, ports)
  if (open.kind !== 'open') return open
  const found = await getFullAddress(addressId, ports.lookUps)
  return found.kind === 'found' ? { kind: 'read', address: toAddress(found.value) } : found
}

const recordedAs = {
  vehicle: 'Looked a vehicle up for a caller',
  addresses: 'Looked addresses up for a caller',
  address: 'Looked an address up for a caller',
} as const

/** The quote of an identified caller. The look-up is recorded before it is made. */
async function openAndRecord(
  key: QuoteKey,
  what: keyof typeof recordedAs,
  session: StaffSession,
  ports: TelephonePorts,
) {
  const now = ports.clock()
  const open = await openForCaller(key, session, now, ports)
  if (open.kind === 'open')
    await ports.quoteActs.recordLookUp(key, what, actorOf(session, recordedAs[what]), now)
  return open
}

const unknown = (registration: string): VehicleRead => ({
  registration: plateText(registration),
  name: '',
  details: [],
  models: undefined,
  problem: NO_SUCH_VEHICLE,
})
