import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emailNotes } from '../console/test-values'
import { type TestServices, testServices } from '../testing/test-services'

let dataDir: string
let services: TestServices
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-portal-'))
  services = await testServices(dataDir)
})
afterEach(async () => {
  await services.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const morgan = {
  tenant: 'A',
  policyNumber: 'A0000001',
  email: 'morgan@example.com',
  firstName: 'Morgan',
  lastName: 'Sutton',
}
const create = (more: object = {}, at = services) =>
  at.send('POST', '/portal/v1/users', { ...morgan, ...more })
const created = { status: 201, body: { status: 'created' } }
const exists = { status: 200, body: { status: 'exists' } }

describe('an account of the portal', () => {
  it('is made once for an email and a brand [D-217]', async () => {
    expect(await create()).toEqual(created)
    expect(await create({ policyNumber: 'A0000002', email: 'MORGAN@example.com' })).toEqual(exists)
    expect(await create({ tenant: 'M' })).toEqual(created)
  })

  it('is told the same for a policy however often it is asked, after a restart too [F22]', async () => {
    await create()
    await create({ policyNumber: 'A0000002' })
    expect(await create()).toEqual(created)
    // The first is not closed, as if killed.
    const second = await testServices(dataDir)
    expect(await create({}, second)).toEqual(created)
    expect(await create({ policyNumber: 'A0000002' }, second)).toEqual(exists)
    await second.close()
  })

  it('exists already, or cannot be made, by its email [F22]', async () => {
    const [known, fails] = emailNotes
    expect(await create({ email: known?.value })).toEqual(exists)
    expect((await create({ policyNumber: 'A0000003', email: fails?.value })).status).toBe(500)
  })

  it('is not made of half the facts', async () => {
    const { lastName: _, ...half } = morgan
    expect(await services.send('POST', '/portal/v1/users', half)).toMatchObject({
      status: 400,
      body: { error: { message: 'Missing required param: lastName' } },
    })
  })

  it('can be looked for by a test, without the customer’s name', async () => {
    await create()
    const { firstName: _first, lastName: _last, ...user } = morgan
    expect((await services.send('GET', '/portal/v1/users?policyNumber=A0000001')).body).toEqual({
      users: [{ ...user, status: 'created' }],
    })
  })
})

describe('ordered faults [K10]', () => {
  const order = (fault: object, headers = {}) =>
    services.send('POST', '/portal/control/faults', fault, headers)

  it('strike before or after the account is made, as often as ordered', async () => {
    await order({ kind: 'fail-before', times: 2 })
    expect([(await create()).status, (await create()).status, (await create()).status]).toEqual([
      500, 500, 201,
    ])
    await order({ kind: 'drop-after' })
    await expect(create({ policyNumber: 'A0000002', email: 'new@example.com' })).rejects.toThrow(
      'fetch failed',
    )
    expect(await create({ policyNumber: 'A0000002', email: 'new@example.com' })).toEqual(created)
  })

  it('strike one policy only, when it is named, and can be called off', async () => {
    await order({ kind: 'fail-before', times: 5, policyNumber: 'A0000009' })
    expect(await create()).toEqual(created)
    expect((await create({ policyNumber: 'A0000009' })).status).toBe(500)
    expect((await services.send('DELETE', '/portal/control/faults')).status).toBe(204)
    expect((await services.send('GET', '/portal/control/faults')).body).toEqual({ faults: [] })
    expect(await create({ policyNumber: 'A0000009' })).toEqual(exists)
  })

  it('delay', async () => {
    await order({ kind: 'delay', ms: 300 })
    const before = Date.now()
    expect(await create()).toEqual(created)
    expect(Date.now() - before).toBeGreaterThan(290)
  })

  it('are refused when they make no sense, and to a page elsewhere', async () => {
    expect((await order({ kind: 'explode' })).body.error.message).toContain('kind must be')
    expect((await order({ kind: 'delay', often: 3 })).status).toBe(400)
    expect((await order({ kind: 'delay' }, { origin: 'http://evil.example' })).status).toBe(403)
  })
})
