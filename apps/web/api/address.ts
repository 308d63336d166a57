import { getFullAddress, searchAddress } from '@milepost/contract/calls/lookup'
import type { AddressSearch } from '@milepost/domain/questions/kinds/address'
import { type Address, type AddressHit, toAddress } from '@milepost/domain/values/address'
import { parsePostcode } from '@milepost/domain/values/postcode'
import { client } from './client.ts'

export type SearchAddresses =
  | { kind: 'found'; hits: readonly [AddressHit, ...AddressHit[]] }
  | { kind: 'failed' }
  | { kind: 'aborted' }

/** Anything that yields no list to choose from is a failed search: no reply, a refusal, an empty list (ADR-05, D-086). */
export async function searchAddresses(
  { house, postcode }: AddressSearch,
  signal: AbortSignal,
): Promise<SearchAddresses> {
  // The call accepts no punctuation, which customers may type (D-085).
  const read = parsePostcode(postcode)
  if (!read.ok) return { kind: 'failed' }
  const query = { postcode: read.value, houseNumber: house.trim() }
  const reply = await client.send(searchAddress, { query }, { signal })
  if (reply.kind === 'unreachable') return { kind: reply.reason === 'aborted' ? 'aborted' : 'failed' }
  if (reply.kind === 'refused') return { kind: 'failed' }
  const [first, ...others] = reply.body.items
  return first ? { kind: 'found', hits: [first, ...others] } : { kind: 'failed' }
}

export type GetAddress = { kind: 'found'; address: Address } | { kind: 'failed' } | { kind: 'aborted' }

/** The full address of a search hit, in the shape of an answer (API-33, D-090). */
export async function getAddress(addressId: string, signal: AbortSignal): Promise<GetAddress> {
  const reply = await client.send(getFullAddress, { query: { addressId } }, { signal })
  if (reply.kind === 'unreachable') return { kind: reply.reason === 'aborted' ? 'aborted' : 'failed' }
  if (reply.kind === 'refused') return { kind: 'failed' }
  return { kind: 'found', address: toAddress(reply.body) }
}
