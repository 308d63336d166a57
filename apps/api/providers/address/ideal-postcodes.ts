import * as z from 'zod/mini'
import type { AddressById, AddressSearch } from '../../ports/addresses'
import type { Failed } from '../../ports/provider'
import type { Answered } from '../http/attempt'
import { endpoint } from '../http/endpoint'
import type { Ask } from '../http/outgoing'
import { addressesOfHouse } from './addresses-of-house'
import { addressHit, fullAddress, postalAddress } from './postal-address'

const listed = z.object({ code: z.literal(2000), result: z.array(postalAddress) })
const single = z.object({ code: z.literal(2000), result: postalAddress })
/** 4040: no such postcode; 4044: no such address. */
const nothing = z.object({ code: z.literal([4040, 4044]) })

const BROKEN: Failed = { kind: 'failed', reason: 'broken' }

/** Addresses from Ideal Postcodes, whose published shape the sandbox speaks too. */
export function idealPostcodes(
  ask: Ask,
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string },
): { addressSearch: AddressSearch; addressById: AddressById } {
  const get = (...path: readonly string[]) =>
    ask({
      method: 'GET',
      url: `${endpoint(baseUrl, 'v1', ...path)}?${new URLSearchParams({ api_key: apiKey })}`,
      safe: true,
    })

  return {
    async addressSearch({ postcode, houseNumber }) {
      const answer = await get('postcodes', postcode)
      if (answer.kind === 'failed') return answer
      if (isNothing(answer)) return { kind: 'found', value: [] }
      const addresses = answer.status === 200 ? listed.safeParse(answer.body).data?.result : undefined
      if (addresses === undefined) return BROKEN
      // One without a number could be listed but never fetched.
      const fetchable = addresses.filter(({ udprn }) => isAddressId(String(udprn)))
      return { kind: 'found', value: addressesOfHouse(fetchable, houseNumber ?? '').map(addressHit) }
    },

    async addressById(addressId) {
      if (!isAddressId(addressId)) return { kind: 'not-found' }
      const answer = await get('udprn', addressId)
      if (answer.kind === 'failed') return answer
      if (isNothing(answer)) return { kind: 'not-found' }
      const address = answer.status === 200 ? single.safeParse(answer.body).data?.result : undefined
      return address === undefined ? BROKEN : { kind: 'found', value: fullAddress(address) }
    },
  }
}

function isNothing({ status, body }: Answered): boolean {
  return status === 404 && nothing.safeParse(body).success
}

/** Ids are numbers: anything else was not given out by a search, and no provider is paid to say so. */
function isAddressId(text: string): boolean {
  return /^\d{1,15}$/.test(text)
}
