import { afterAll, expect, it } from 'vitest'
import { purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { headersOf } from '../../quote/testing/quote-server.ts'
import { officeOf } from './testing/office-of.ts'

const server = await purchaseServer()
afterAll(() => server.stop())

const office = (...words: string[]) => officeOf(server)('link', ...words)

it('creates a link that shows only the prices of the quote [RMD-01] [D-227]', async () => {
  const quote = await server.readyToPay()
  const [address = ''] = await office(quote.reference)
  const { pathname, searchParams } = new URL(address)
  expect(pathname).toBe('/your-quote-details')
  expect(searchParams.get('source')).toBe('reminder')
  expect(address).not.toContain(quote.reference)
  const stranger = headersOf('acorn_pc')
  const query = `quote=${searchParams.get('quote')}`
  const prices = await server.send('GET', `/api/v1/Quote/GetPricingDetails?${query}`, stranger)
  expect(prices.status).toBe(200)
  const details = await server.send('GET', `/api/v1/Quote/GetQuote?${query}`, stranger)
  expect(details.status).toBe(204)
})

it('creates no link to a quote that does not exist', async () => {
  await expect(office('A-0123456789A')).rejects.toThrow('There is no quote A-0123456789A')
  await expect(office('nonsense')).rejects.toThrow('nonsense is not a quote reference')
  await expect(office()).rejects.toThrow('usage')
})

it('creates no link to a quote that has expired, and explains why [RET-02]', async () => {
  const { reference } = await server.readyToPay()
  const now = server.time.now
  server.time.now = new Date(now.getTime() + 31 * 24 * 60 * 60_000)
  await expect(office(reference)).rejects.toThrow(`The quote ${reference} has expired`)
  server.time.now = now
})
