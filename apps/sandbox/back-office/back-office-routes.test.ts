import { createServer } from 'node:http'
import { brandCodes, type JourneyId, journeyIdentities, journeyIds } from '@milepost/domain/terms/identity'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testProvider } from '../cards/testing/test-provider.ts'
import { createInbox } from '../email/inbox.ts'
import { sandboxServer } from '../server.ts'

const now = () => new Date('2026-11-15T10:00:00Z')
const asked: string[] = []

/** A product that answers its back office over HTTP and records the calls. */
const product = createServer((request, response) => {
  const path = request.url ?? ''
  const { 'x-service-key': key, 'x-tenant': tenant } = request.headers
  asked.push(`${key} ${tenant} ${path.replace('/api/v1/RestartPolicy/', '')}`)
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  if (path.includes('GetAcornRestartablePolicies')) {
    const dates = { cancelledAt: '2026-11-01T09:00:00Z', restartableUntil: '2027-01-30T09:00:00Z' }
    return send(200, tenant === 'A' ? [{ policyReference: 'A-10000001', ...dates }] : [])
  }
  if (path.includes('CancelPolicy')) return send(200, { reason: 'customer' })
  if (path.includes('GetRestartedQuote'))
    return send(200, { policyReference: 'A-10000001', product: 'TX', viewedAt: '2026-11-02T09:00:00Z' })
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () =>
    body.includes('10000001')
      ? send(200, 'A-0123456789A')
      : send(409, { message: 'This policy cannot be restarted.' }),
  )
  return undefined
})

const surroundings = {
  siteUrl: new URL('http://localhost:3000'),
  inbox: createInbox(now),
  smtpPort: () => 3025,
  now,
  cards: testProvider({ now }),
}
let app: ReturnType<typeof sandboxServer>
beforeAll(async () => {
  await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve))
  const { port } = Object(product.address())
  const url = new URL(`http://127.0.0.1:${port}`)
  app = sandboxServer({ ...surroundings, backOffice: { url, key: 'the key' } })
})
afterAll(async () => {
  await app.close()
  product.close()
})

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/back-office/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

const brandOf = (id: JourneyId) => journeyIdentities[id].brand

it('lists the restartable policies of every brand, using the key [API-37]', async () => {
  const { body } = await app.inject('/back-office')
  expect(body).toContain('Acorn A-10000001')
  const tenants = asked.filter((each) => each.includes('GetAcorn')).map((each) => each.split(' ')[2])
  expect(tenants.slice(0, 6)).toEqual(['A', 'B', 'CRT', 'M', 'F', 'MP'])
  expect(tenants).toEqual(brandCodes.filter((brand) => journeyIds.some((id) => brandOf(id) === brand)))
})

it('cancels a policy and shows a confirmation', async () => {
  const { headers, statusCode } = await post('cancel', {
    policyReference: ' a-10000001 ',
    reason: 'customer',
  })
  expect(statusCode).toBe(303)
  const { body } = await app.inject(String(headers.location))
  expect(body).toContain('A-10000001 is cancelled: customer.')
})

it('makes a quote and shows the customer’s link, on the journey of the policy [API-36] [RST-01]', async () => {
  const { headers } = await post('restart', { policyReference: 'A-10000001' })
  const { body } = await app.inject(String(headers.location))
  expect(body).toContain('http://acorn-taxi.localhost:3000/restart-policy?quoteRef=A-0123456789A')
  expect(body).toContain('2 Nov 2026')
})

it('shows why an action failed', async () => {
  const { headers } = await post('restart', { policyReference: 'A-10000002' })
  expect((await app.inject(String(headers.location))).body).toContain('This policy cannot be restarted.')
  const strange = await post('cancel', { policyReference: 'what', reason: 'customer' })
  expect((await app.inject(String(strange.headers.location))).body).toContain('this is not a policy number')
})

it('refuses a form from another site', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site' }
  const { statusCode } = await post('cancel', { policyReference: 'A-10000001', reason: 'fraud' }, foreign)
  expect(statusCode).toBe(403)
})

it('shows a message if the product serves no back office', async () => {
  const alone = sandboxServer(surroundings)
  expect((await alone.inject('/back-office')).body).toContain('The product serves no back office here.')
  await alone.close()
})
