import type { AddressById, AddressSearch } from '../../lookup/ports.ts'
import type { Clock } from '../../platform/ports.ts'
import { type OutgoingLimits, outgoing } from '../http/outgoing.ts'
import { type Observe, observed } from '../observed.ts'
import { idealPostcodes } from './ideal-postcodes.ts'

export type AddressSettings = {
  addressProvider: 'sandbox' | 'ideal-postcodes'
  sandboxUrl: string
  idealPostcodesKey?: string | undefined
  /** The service's base URL, without the path; by default Ideal Postcodes' own. */
  idealPostcodesUrl?: string | undefined
}

export type AddressPorts = { addressSearch: AddressSearch; addressById: AddressById }

const IDEAL_POSTCODES_URL = 'https://api.ideal-postcodes.co.uk'
/** The sandbox accepts any key. */
const SANDBOX_KEY = 'sandbox'

/** The configured address provider. The sandbox uses Ideal Postcodes' format, so one adapter serves both. */
export function addressProvider(
  settings: AddressSettings,
  deps: { clock: Clock; observe: Observe; limits?: OutgoingLimits },
): AddressPorts {
  const ask = outgoing(deps.clock, deps.limits, deps.observe.breaker?.('address'))
  const { addressSearch, addressById } = idealPostcodes(ask, account(settings), deps.clock)
  return {
    addressSearch: observed('address', deps.observe, addressSearch),
    addressById: observed('address', deps.observe, addressById),
  }
}

function account(settings: AddressSettings): { baseUrl: string; apiKey: string } {
  if (settings.addressProvider === 'sandbox') return { baseUrl: settings.sandboxUrl, apiKey: SANDBOX_KEY }
  if (!settings.idealPostcodesKey) throw new Error('The Ideal Postcodes address provider needs a key')
  return { baseUrl: settings.idealPostcodesUrl ?? IDEAL_POSTCODES_URL, apiKey: settings.idealPostcodesKey }
}
