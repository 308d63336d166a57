import { type Address, type AddressHit, toAddress } from '@milepost/domain/values/address'
import { plateText } from '@milepost/domain/values/registration'
import { findVehicle, getFullAddress, searchAddress } from '../../lookup/look-up'
import type { QuoteKey } from '../../quote/ports'
import { actorOf, type StaffSession } from '../ports'
import { circumstancesOf } from './changeable-answers'
import { type VehicleRead, vehicleRead } from './changeable-vehicle'
import { NO_SUCH_VEHICLE, type NotChanged, openForCaller, type TelephonePorts } from './telephone'

/** The vehicle of a plate, to be read out and confirmed before it is used (DSK-334). That it was asked for is on record. */
export async function findCallersVehicle(
  { registration, ...key }: QuoteKey & { registration: string },
  session: StaffSession,
  ports: TelephonePorts,
): Promise<{ kind: 'read'; vehicle: VehicleRead } | NotChanged> {
  const now = ports.clock()
  const open = await openForCaller(key, session, now, ports)
  if (open.kind !== 'open') return open
  await ports.quoteActs.recordLookUp(
    key,
    'vehicle',
    actorOf(session, 'Looked a vehicle up for a caller'),
    now,
  )
  const found = await findVehicle(registration, ports.lookUps)
  if (found.kind === 'failed') return found
  if (found.kind === 'not-found') return { kind: 'read', vehicle: unknown(registration) }
  const here = circumstancesOf(open.quote, now)
  return { kind: 'read', vehicle: vehicleRead(registration, found.value, open.quote.current.answers, here) }
}

/** The addresses of a postcode, or of one house in it, as on the customer's own page (DSK-335). */
export async function findCallersAddresses(
  { postcode, houseNumber, ...key }: QuoteKey & { postcode: string; houseNumber?: string | undefined },
  session: StaffSession,
  ports: TelephonePorts,
): Promise<
  { kind: 'listed'; items: readonly AddressHit[] } | { kind: 'not-a-postcode'; message: string } | NotChanged
> {
  const now = ports.clock()
  const open = await openForCaller(key, session, now, ports)
  if (open.kind !== 'open') return open
  const by = actorOf(session, 'Looked addresses up for a caller')
  await ports.quoteActs.recordLookUp(key, 'addresses', by, now)
  const found = await searchAddress({ postcode, houseNumber }, ports.lookUps)
  return found.kind === 'found' ? { kind: 'listed', items: found.value } : found
}

/** The lines of an address that was found, to be read out and put right where a line is missing (ADR-08). */
export async function getCallersAddress(
  { addressId, ...key }: QuoteKey & { addressId: string },
  session: StaffSession,
  ports: TelephonePorts,
): Promise<{ kind: 'read'; address: Address } | NotChanged> {
  const now = ports.clock()
  const open = await openForCaller(key, session, now, ports)
  if (open.kind !== 'open') return open
  const by = actorOf(session, 'Looked an address up for a caller')
  await ports.quoteActs.recordLookUp(key, 'address', by, now)
  const found = await getFullAddress(addressId, ports.lookUps)
  return found.kind === 'found' ? { kind: 'read', address: toAddress(found.value) } : found
}

const unknown = (registration: string): VehicleRead => ({
  registration: plateText(registration),
  name: '',
  details: [],
  models: undefined,
  problem: NO_SUCH_VEHICLE,
})
