import { vi } from 'vitest'

/** A fake of the address calls: what each is answered with, and what it was asked. */
export const outside = {
  asked: [] as string[],
  searchAddress: (): Response | Promise<Response> => fails(),
  getFullAddress: (): Response | Promise<Response> => fails(),
}

export const fails = () => new Response('', { status: 503 })
export const gives = (body: unknown) => () => Response.json(body)

export const one = { itemId: '11', searchResult: '1 Example Row, London, ID1 1QD' }
export const two = { itemId: '12', searchResult: '2 Example Row, London, ID1 1QD' }
export const full = {
  line1: '1 Example Row',
  line2: '',
  line3: '',
  city: 'LONDON',
  company: '',
  postalCode: 'ID1 1QD',
}

/** Two houses to choose from, and the lines of one of them. */
export function openOutside(): void {
  outside.asked = []
  outside.searchAddress = gives({ items: [one, two] })
  outside.getFullAddress = gives(full)
  vi.stubGlobal('fetch', async (path: string) => {
    outside.asked.push(path)
    return path.includes('/SearchAddress?') ? outside.searchAddress() : outside.getFullAddress()
  })
}
