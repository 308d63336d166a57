import * as z from 'zod/mini'
import type { AddressById, AddressSearch } from '../../lookup/ports.ts'
import type { Clock, Failed, Found } from '../../platform/ports.ts'
import type { Answered } from '../http/attempt.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Ask } from '../http/outgoing.ts'
import {
  addressesOfHouse,
  addressHit,
  fullAddress,
  type PostalAddress,
  postalAddress,
} from './addresses-of-house.ts'

const listed = z.object({
  code: z.literal(2000),
  result: z.array(postalAddress),
  /** The number of addresses of the postcode on all pages. */
  total: z.optional(z.int()),
})
const single = z.object({ code: z.literal(2000), result: postalAddress })
/** 4040: no such postcode. 4044: no such address. */
const nothing = z.object({ code: z.literal([4040, 4044]) })

/** Addresses on one page of a postcode. */
const PAGE = 100
/** More pages than any postcode has, to stop at a provider that never ends. */
const MOST_PAGES = 10

/** Customers pick within minutes of their search. Cached, so that the look-up is not paid for twice. */
const LINES_LIFE_MS = 30 * 60_000
const MOST_LINES = 20_000

const BROKEN: Failed = { kind: 'failed', reason: 'broken' }

/** Addresses from Ideal Postcodes, whose published format the sandbox uses too. */
export function idealPostcodes(
  ask: Ask,
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string },
  clock: Clock,
): { addressSearch: AddressSearch; addressById: AddressById } {
  const lines = rememberedLines(clock)
  const get = (path: readonly string[], more: Record<string, string> = {}) =>
    ask({
      method: 'GET',
      url: `${endpoint(baseUrl, 'v1', ...path)}?${new URLSearchParams({ api_key: apiKey, ...more })}`,
      safe: true,
    })

  /** All pages: a large postcode has more addresses than one page holds. */
  async function addressesOf(postcode: string): Promise<Found<readonly PostalAddress[]> | Failed> {
    const found = new Map<string, PostalAddress>()
    for (let page = 0; page < MOST_PAGES; page++) {
      const answer = await get(['postcodes', postcode], page === 0 ? {} : { page: String(page) })
      if (answer.kind === 'failed') return answer
      if (isNothing(answer)) break
      const read = answer.status === 200 ? listed.safeParse(answer.body).data : undefined
      if (read === undefined) return BROKEN
      const before = found.size
      // An address without a number could be listed but never fetched.
      for (const address of read.result)
        if (isAddressId(String(address.udprn))) found.set(String(address.udprn), address)
      const isLast = read.total === undefined ? read.result.length < PAGE : (page + 1) * PAGE >= read.total
      // A page with nothing new is the previous one, from a provider that ignores paging.
      if (isLast || found.size === before) break
    }
    return { kind: 'found', value: [...found.values()] }
  }

  return {
    async addressSearch({ postcode, houseNumber }) {
      const found = await addressesOf(postcode)
      if (found.kind === 'failed') return found
      const hits = addressesOfHouse(found.value, houseNumber ?? '')
      lines.remember(hits)
      return { kind: 'found', value: hits.map(addressHit) }
    },

    async addressById(addressId) {
      if (!isAddressId(addressId)) return { kind: 'not-found' }
      const known = lines.recall(addressId)
      if (known) return { kind: 'found', value: fullAddress(known) }
      const answer = await get(['udprn', addressId])
      if (answer.kind === 'failed') return answer
      if (isNothing(answer)) return { kind: 'not-found' }
      const address = answer.status === 200 ? single.safeParse(answer.body).data?.result : undefined
      return address === undefined ? BROKEN : { kind: 'found', value: fullAddress(address) }
    },
  }
}

/** Caches the addresses that this process's searches returned, for the one that is picked. */
function rememberedLines(clock: Clock) {
  const stored = new Map<string, { address: PostalAddress; at: number }>()
  return {
    remember(addresses: readonly PostalAddress[]): void {
      const at = clock().getTime()
      for (const address of addresses) {
        stored.delete(String(address.udprn))
        stored.set(String(address.udprn), { address, at })
      }
      // A Map keeps insertion order, so the oldest is first.
      for (const oldest of stored.keys()) {
        if (stored.size <= MOST_LINES) break
        stored.delete(oldest)
      }
    },
    recall(addressId: string): PostalAddress | undefined {
      const found = stored.get(addressId)
      return found && clock().getTime() - found.at < LINES_LIFE_MS ? found.address : undefined
    },
  }
}

function isNothing({ status, body }: Answered): boolean {
  return status === 404 && nothing.safeParse(body).success
}

/** Ids are numbers. Anything else did not come from a search and is not worth a paid look-up. */
function isAddressId(text: string): boolean {
  return /^\d{1,15}$/.test(text)
}
