import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emailNotes } from '../console/test-values.ts'
import { type TestServices, testServices } from '../testing/test-services.ts'

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
  it('is created once for each email and brand [D-217]', async () => {
    expect(await create()).toEqual(created)
    expect(await create({ policyNumber: 'A0000002', email: 'MORGAN@example.com' })).toEqual(exists)
    expect(await create({ tenant: 'M' })).toEqual(created)
  })

  it('gets the same reply for a policy on every call, even after a restart [F22]', async () => {
    await create()
    await create({ policyNumber: 'A0000002' })
    expect(await create()).toEqual(created)
    // The first is not closed, to simulate a kill.
    const second = await testServices(dataDir)
    expect(await create({}, second)).toEqual(created)
    expect(await create({ policyNumber: 'A0000002' }, second)).toEqual(exists)
    await second.close()
  })

  it('already exists or cannot be created, depending on its email [F22]', async () => {
    const [known, fails] = emailNotes
    expect(await create({ email: known?.value })).toEqual(exists)
    expect((await create({ policyNumber: 'A0000003', email: fails?.value })).status).toBe(500)
  })

  it('is not created from incomplete details', async () => {
    const { lastName: _, ...half } = morgan
    expect(await services.send('POST', '/portal/v1/users', half)).toMatchObject({
      status: 400,
      body: { error: { message: 'Missing required param: lastName' } },
    })
  })

  it('can be looked up by a test, without the customer’s name', async () => {
    await create()
    const { firstName: _first, lastName: _last, ...user } = morgan
    expect((await services.send('GET', '/portal/v1/users?policyNumber=A0000001')).body).toEqual({
      users: [{ ...user, status: 'created' }],
    })
  })
})

describe('injected faults [K10]', () => {
  const order = (fault: object, headers = {}) =>
    services.send('POST', '/portal/control/faults', fault, headers)

  it('apply before or after the account is created, as many times as requested', async () => {
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

  it('apply to a single policy if it is named, and can be cleared', async () => {
    await order({ kind: 'fail-before', times: 5, policyNumber: 'A0000009' })
    expect(await create()).toEqual(created)
    expect((await create({ policyNumber: 'A0000009' })).status).toBe(500)
    expect((await services.send('DELETE', '/portal/control/faults')).status).toBe(204)
    expect((await services.send('GET', '/portal/control/faults')).body).toEqual({ faults: [] })
    expect(await create({ policyNumber: 'A0000009' })).toEqual(exists)
  })

  it('delay a reply', async () => {
    await order({ kind: 'delay', ms: 300 })
    const before = Date.now()
    expect(await create()).toEqual(created)
    expect(Date.now() - before).toBeGreaterThan(290)
  })

  it('are refused if they are invalid or come from another site', async () => {
    expect((await order({ kind: 'explode' })).body.error.message).toContain('kind must be')
    expect((await order({ kind: 'delay', often: 3 })).status).toBe(400)
    expect((await order({ kind: 'delay' }, { origin: 'http://evil.example' })).status).toBe(403)
  })
})
