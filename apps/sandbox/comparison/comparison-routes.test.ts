import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { journeyIdentities } from '@milepost/domain/terms/identity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testProvider } from '../cards/testing/test-provider.ts'
import { createInbox } from '../email/inbox.ts'
import { sandboxServer } from '../server.ts'
import { visitors } from './people.ts'

const now = () => new Date('2026-11-15T10:00:00Z')
type ReceivedCall = { headers: NodeJS.Dict<string | string[]>; body: { cover: { start: string } } }
const received: ReceivedCall[] = []

/** Stands in for the product: it returns the reply that the test sets. */
let say = (): { status: number; body: object } => ({ status: 200, body: {} })
const product = createServer((request, reply) => {
  const parts: Buffer[] = []
  request.on('data', (part) => parts.push(part))
  request.on('end', () => {
    received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString()) })
    const { status, body } = say()
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
})
let siteUrl = new URL('http://127.0.0.1')
beforeAll(async () => {
  await new Promise<void>((ready) => product.listen(0, '127.0.0.1', ready))
  siteUrl = new URL(`http://127.0.0.1:${(product.address() as AddressInfo).port}`)
})
afterAll(() => product.close())

async function page(url: string) {
  const app = sandboxServer({
    siteUrl,
    inbox: createInbox(now),
    smtpPort: () => 3025,
    now,
    cards: testProvider({ now }),
  })
  const reply = await app.inject({ url })
  await app.close()
  return reply
}

const offered = {
  outcome: 'offered',
  quoteReference: 'A-TEST',
  prices: {
    inFull: 686.96,
    monthly: { deposit: 89.33, instalments: 11, instalment: 62.47, totalPayable: 776.6, apr: 33 },
  },
  excesses: { compulsory: 250, voluntary: 250, total: 500 },
  assumed: [{ field: 'vehicle.owner', words: 'The policyholder owns the vehicle' }],
  link: 'http://acorn-pc.localhost:3000/pcw-result?Token=T&QuoteRef=A-TEST',
}

/** All journeys for a car that is neither a taxi nor impounded. */
const carJourneys = Object.values(journeyIdentities)
  .filter(({ product }) => ['PC', 'PT', 'CR', 'TL'].includes(product))
  .map(({ brand, product }) => `${brand} ${product}`)
  .sort()

describe('the simulated comparison site', () => {
  it('offers every visitor', async () => {
    const { body } = await page('/comparison')
    for (const { id } of visitors) expect(body).toContain(`value="${id}"`)
    expect(body).not.toMatch(/<style|style="|<script/)
  })

  it('calls the product as published, with a separate key for each brand', async () => {
    received.length = 0
    say = () => ({ status: 200, body: offered })
    const { body } = await page('/comparison/prices?visitor=complete&key=12345678')
    const asked = received.map(({ headers }) => `${headers['x-tenant']} ${headers['x-product']}`)
    expect(asked).toEqual(expect.arrayContaining(['A PC', 'A PT', 'CRT CR', 'M PC', 'MP TL']))
    expect(asked.sort()).toEqual(carJourneys)
    const keys = received.map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(asked.length)
    expect(received[0]?.headers).toMatchObject({
      'x-tenant': 'A',
      'x-site-key': 'sandbox-site-key-quotelark',
    })
    expect(received[0]?.body.cover.start).toBe('2026-11-19T09:00')
    expect(body).toContain('£686.96')
    expect(body).toContain('Go to Acorn')
    expect(body).toContain('1 answer was assumed')
    expect(body).toContain('href="http://acorn-pc.localhost:3000/pcw-result?Token=T&amp;QuoteRef=A-TEST"')
  })

  it('calls a single brand on request', async () => {
    received.length = 0
    await page('/comparison/prices?visitor=complete&insurer=motorcade-pc&key=12345678')
    expect(received.map(({ headers }) => headers['x-tenant'])).toEqual(['M'])
  })

  it('shows missing answers, declines and insurers without a reply', async () => {
    const errors = [{ field: 'body.vehicle.use', message: 'Please choose' }]
    say = () => ({ status: 400, body: { message: 'Validation error.', errors } })
    expect((await page('/comparison/prices?visitor=gaps')).body).toContain('body.vehicle.use')
    say = () => ({ status: 200, body: { outcome: 'declined', quoteReference: 'A-1', assumed: [] } })
    const declined = (await page('/comparison/prices?visitor=declined')).body
    expect(declined).toContain('No price: declined')
    expect(declined).not.toContain('Go to')
    siteUrl = new URL('http://127.0.0.1:9')
    expect((await page('/comparison/prices?visitor=complete')).body).toContain('Did not answer')
  })

  it('redirects to its first page for an unknown visitor', async () => {
    expect((await page('/comparison/prices?visitor=stranger')).headers.location).toBe('/comparison')
  })
})
