import { describe, expect, it } from 'vitest'
import { routes } from '../../wiring/public-api.ts'
import { type JourneyHosts, readJourneyHosts } from '../config/hosts.ts'
import { settingReader } from '../config/reader.ts'
import { demoKeys } from '../config/sites.ts'
import { testPorts } from './testing/ports.ts'
import { testServer } from './testing/test-server.ts'

const makes = '/api/v1/Vehicle/GetVehicleMakes'

async function serverOf(settings: Record<string, string>, pinned?: JourneyHosts['pinned']) {
  const hosts = readJourneyHosts(settingReader(settings), 3000)
  const sites = { keys: demoKeys, limit: { count: 1000, perSeconds: 1 } }
  const { app } = await testServer({
    routes: routes({ ...testPorts, sites }),
    journeyHosts: { ...hosts, pinned: pinned ?? hosts.pinned },
  })
  return (host: string, tenant: string, product = 'PC', url = makes) =>
    app.inject({ url, headers: { host, 'x-tenant': tenant, 'x-product': product } })
}

describe('the brand a call is made for [D-002] [D-004] [JRN-07]', () => {
  it('is the brand of the requested host, regardless of the headers', async () => {
    const ask = await serverOf({})
    expect((await ask('acorn-pc.localhost:3000', 'A')).statusCode).toBe(200)
    for (const tenant of ['B', 'CRT', 'M', 'F', 'MP']) {
      const refused = await ask('acorn-pc.localhost:3000', tenant)
      expect(refused.statusCode).toBe(400)
      expect(refused.json()).toMatchObject({
        code: 'VALIDATION_ERROR',
        message: 'Validation error.',
        errors: [{ field: 'header.x-tenant', message: 'Send A, the brand of this host' }],
      })
    }
    expect((await ask('FLAG-TAXI.localhost.', 'A')).statusCode).toBe(400)
  })

  it('is combined with the product of the host, or with PC, which covers every product', async () => {
    const ask = await serverOf({ JOURNEY_HOSTS: 'vans.acorn.example=acorn_cv' })
    expect((await ask('vans.acorn.example', 'A', 'CV')).statusCode).toBe(200)
    expect((await ask('vans.acorn.example', 'A', 'PC')).statusCode).toBe(200)
    const refused = await ask('vans.acorn.example', 'A', 'TX')
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toEqual([
      { field: 'header.x-product', message: 'Send CV, the product of this host' },
    ])
  })

  it('is any brand on a host without a journey', async () => {
    const ask = await serverOf({})
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'api.internal'])
      for (const tenant of ['A', 'F']) expect((await ask(host, tenant)).statusCode).toBe(200)
  })

  it('is the brand of the pinned journey on a named host', async () => {
    const ask = await serverOf({}, 'carrot_pc')
    expect((await ask('acorn-pc.localhost', 'CRT')).statusCode).toBe(200)
    expect((await ask('acorn-pc.localhost', 'A')).statusCode).toBe(400)
  })

  it('is chosen by a comparison site with its key, on any host', async () => {
    const hosts = readJourneyHosts(settingReader({}), 3000)
    const sites = { keys: demoKeys, limit: { count: 1000, perSeconds: 1 } }
    const { app } = await testServer({ routes: routes({ ...testPorts, sites }), journeyHosts: hosts })
    const reply = await app.inject({
      method: 'POST',
      url: '/api/v1/Aggregator/PriceRisks',
      headers: {
        host: 'acorn-pc.localhost',
        'x-tenant': 'F',
        'x-product': 'PC',
        'x-site-key': demoKeys[0]?.key ?? '',
        'content-type': 'application/json',
      },
      payload: { risks: [] },
    })
    expect(reply.body).not.toContain('header.x-tenant')
  })
})
