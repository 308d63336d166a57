import { getFullAddress as getFullAddressCall } from '@milepost/contract/calls/address/get-full-address'
import { searchAddress as searchAddressCall } from '@milepost/contract/calls/address/search-address'
import { refuse, refuseField } from '../platform/http/problem'
import { providerProblem } from '../platform/http/provider-problem'
import { answer, type Route, route } from '../platform/http/route'
import type { AddressById, AddressSearch } from './address-ports'
import { getFullAddress } from './get-full-address'
import { searchAddress } from './search-address'

export type AddressPorts = { addressSearch: AddressSearch; addressById: AddressById }

/** API-32 and API-33. */
export function addressRoutes(ports: AddressPorts): readonly Route[] {
  return [
    route(
      searchAddressCall,
      async ({ query }) => {
        const outcome = await searchAddress(query, ports)
        switch (outcome.kind) {
          case 'found':
            return answer(200, { items: [...outcome.value] })
          case 'not-a-postcode':
            return refuseField('query.postcode', outcome.message)
          case 'failed':
            return providerProblem('address look-up', outcome)
        }
      },
      { limit: 'address' },
    ),
    route(
      getFullAddressCall,
      async ({ query }) => {
        const outcome = await getFullAddress(query.addressId, ports)
        switch (outcome.kind) {
          case 'found':
            return answer(200, outcome.value)
          case 'not-found':
            return refuse('NOT_FOUND')
          case 'failed':
            return providerProblem('address look-up', outcome)
        }
      },
      { limit: 'address' },
    ),
  ]
}
