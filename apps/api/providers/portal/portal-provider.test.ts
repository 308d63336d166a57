import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deadUrl, fakeProvider, json } from '../testing/fake-provider.ts'
import { realSandbox } from '../testing/real-sandbox.ts'
import { type PortalSettings, portalProvider } from './portal-provider.ts'

const provider = (settings: Partial<PortalSettings>) =>
  portalProvider(
    { sandboxUrl: 'http://sandbox.invalid', ...settings },
    { clock: () => new Date(), observe: () => {} },
  )

let count = 0
/** A customer with a new policy. */
const aCustomer = (email = `customer-${count}@example.com`) => {
  count += 1
  return { tenant: 'A', policyNumber: `A${count}`, email, firstName: 'Morgan', lastName: 'Sutton' } as const
}

describe('the portal of the sandbox, over HTTP', () => {
  let sandbox: Awaited<ReturnType<typeof realSandbox>>
  let create: ReturnType<typeof portalProvider>['createPortalUser']
  beforeAll(async () => {
    sandbox = await realSandbox()
  })
  beforeEach(() => {
    create = provider({ sandboxUrl: sandbox.url }).createPortalUser
  })
  afterAll(() => sandbox.stop())
  const order = (fault: object) =>
    fetch(`${sandbox.url}/portal/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    })

  it('creates an account, or has one, and gives the same reply to a repeated request [F22] [D-217]', async () => {
    const first = aCustomer()
    const second = aCustomer(first.email)
    expect(await create(first)).toEqual({ kind: 'found', value: 'created' })
    expect(await create(second)).toEqual({ kind: 'found', value: 'exists' })
    expect(await create(first)).toEqual({ kind: 'found', value: 'created' })
    expect(await create(aCustomer('portal-exists@example.com'))).toEqual({ kind: 'found', value: 'exists' })
  })

  it('returns a failure, so that the job retries [F22]', async () => {
    const customer = aCustomer('portal-fails@example.com')
    expect(await create(customer)).toEqual({ kind: 'failed', reason: 'broken' })
  })

  it('has created one account after a lost reply, and reports it on retry [F22]', async () => {
    const customer = aCustomer()
    await order({ kind: 'drop-after', policyNumber: customer.policyNumber })
    expect(await create(customer)).toEqual({ kind: 'failed', reason: 'unreachable' })
    expect(await create(customer)).toEqual({ kind: 'found', value: 'created' })
  })
})

describe('any portal', () => {
  it('is called once, with the configured address and key', async () => {
    const fake = await fakeProvider((reply) => json(reply, 503, {}))
    const { createPortalUser } = provider({ portalUrl: fake.url, portalKey: 'pk_1' })
    expect(await createPortalUser(aCustomer())).toEqual({ kind: 'failed', reason: 'broken' })
    expect(fake.requests).toHaveLength(1)
    expect(fake.requests[0]).toMatchObject({
      path: '/portal/v1/users',
      headers: { authorization: 'Bearer pk_1' },
    })
    await fake.close()
  })

  it.each([
    [200, { status: 'perhaps' }],
    [201, null],
    [204, undefined],
    [404, { status: 'exists' }],
  ])('that answers %i %j is broken', async (status, body) => {
    const fake = await fakeProvider((reply) =>
      body === undefined ? reply.writeHead(status).end() : json(reply, status, body),
    )
    const { createPortalUser } = provider({ portalUrl: fake.url })
    expect(await createPortalUser(aCustomer())).toEqual({ kind: 'failed', reason: 'broken' })
    await fake.close()
  })

  it('that is down fails', async () => {
    const { createPortalUser } = provider({ portalUrl: await deadUrl() })
    expect(await createPortalUser(aCustomer())).toEqual({ kind: 'failed', reason: 'unreachable' })
  })
})
