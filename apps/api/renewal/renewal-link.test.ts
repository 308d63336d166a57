import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { headersOf } from '../quote/testing/quote-server.ts'
import { renewalTokenIn } from './testing/email-reader.ts'
import { type RenewalServer, renewalServer } from './testing/renewal-server.ts'

let server: RenewalServer
beforeAll(async () => {
  server = await renewalServer()
})
beforeEach(() => server.clean())
afterAll(() => server.stop())

const taxi = headersOf('acorn_taxi')

async function ask(policyNumber: string, headers = taxi) {
  const reply = await server.send('POST', '/api/v1/Policy/RequestRenewalLink', headers, { policyNumber })
  await server.afterwards()
  return [reply.status, reply.text]
}

describe('a new link to a renewal', () => {
  it('is emailed to the policyholder, to replace a lost one, and shows what follows the policy [SUB-08]', async () => {
    const { policy } = await server.subscribe({ email: 'holder@renewal.example' })
    expect(await ask(policy.policyNumber.toLowerCase())).toEqual([202, ''])
    expect(server.emails).toMatchObject([
      {
        to: 'holder@renewal.example',
        subject: `Your renewal link: Acorn policy ${policy.policyNumber}`,
      },
    ])
    const token = renewalTokenIn(server.emails[0]?.text)
    const seen = await server.send('POST', '/api/v1/Policy/GetSubscription', taxi, { token })
    expect(seen.body).toMatchObject({ policyNumber: policy.policyNumber, status: 'RENEWS' })
  })

  it('gets the same reply for an unknown policy, another brand’s policy and too many requests [D-247]', async () => {
    const { policy } = await server.subscribe({ email: 'often@renewal.example' })
    expect(await ask('A-99999999')).toEqual([202, ''])
    expect(await ask(policy.policyNumber, headersOf('flag_taxi'))).toEqual([202, ''])
    expect(server.emails).toEqual([])
    for (let times = 0; times < 5; times += 1) expect(await ask(policy.policyNumber)).toEqual([202, ''])
    // One caller gets two an hour, out of three for all callers together (T2).
    expect(server.emails).toHaveLength(2)
  })
})
