import { plateText } from '@milepost/domain/values/registration'
import { findVehicle } from '../../lookup/look-up'
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

const unknown = (registration: string): VehicleRead => ({
  registration: plateText(registration),
  name: '',
  details: [],
  models: undefined,
  problem: NO_SUCH_VEHICLE,
})
