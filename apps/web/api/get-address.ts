import { getFullAddress } from '@milepost/contract/calls/address/get-full-address'
import { type Address, toAddress } from '@milepost/domain/values/address'
import { client } from './client'

export type GetAddress = { kind: 'found'; address: Address } | { kind: 'failed' } | { kind: 'aborted' }

/** The whole of an address that a search found, as answers hold it (API-33, D-090). */
export async function getAddress(addressId: string, signal: AbortSignal): Promise<GetAddress> {
  const reply = await client.send(getFullAddress, { query: { addressId } }, { signal })
  if (reply.kind === 'unreachable') return { kind: reply.reason === 'aborted' ? 'aborted' : 'failed' }
  if (reply.kind === 'refused') return { kind: 'failed' }
  return { kind: 'found', address: toAddress(reply.body) }
}
