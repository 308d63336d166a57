import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { headersOf } from '../../quote/testing/quote-server.ts'
import { emailReader, renewalTokenIn } from '../../renewal/testing/email-reader.ts'
import { type RenewalServer, renewalServer } from '../../renewal/testing/renewal-server.ts'
import { type Browser, type DeskServer, deskServer } from '../testing/desk-server.ts'

const [WRONG, RIGHT] = ['disowned@example.com', 'right.one@example.com']

let server: RenewalServer
let desk: DeskServer
let adviser: Browser
let officer: Browser
beforeAll(async () => {
  server = await renewalServer()
  desk = await deskServer({}, { sharing: server })
})
beforeEach(async () => {
  await server.clean()
  adviser = await signedIn('adviser')
  officer = await signedIn('data-protection')
})
afterAll(() => server.stop())

const signedIn = (role: 'adviser' | 'data-protection') =>
  desk.signedIn({ subject: role, name: `Pat ${role}`, roles: [role], brands: ['A'] }, { secondFactor: true })

async function correct({ tenant: brand, policyNumber }: PolicyKey, email = RIGHT) {
  // Staff sign in for the day; tests leap over months.
  adviser = await signedIn('adviser')
  const body = { brand, policyNumber, email, because: 'The customer rang' }
  const done = await adviser.ask('POST', '/api/desk/v1/Policy/CorrectEmailAddress', { body })
  expect(done.status, done.text).toBe(200)
}

async function runAt(time: string) {
  server.at(time)
  await server.run()
  await server.capture()
}

const recipients = () => server.emails.map(({ to }) => String(to))

/** Where contacts and unsold answers still have the address; what was sold keeps the answers it was sold on. */
async function stillThere(address: string) {
  const { rows } = await sql<{ where: string }>`
    select 'policy' as where from milepost.policy where contact::text like ${`%${address}%`}
    union all select 'contact' from milepost.quote_contact where contact::text like ${`%${address}%`}
    union all select 'answers' from milepost.quote_version as version join milepost.quote using (tenant, reference)
      where answers::text like ${`%${address}%`} and not exists (
        select from milepost.policy where policy.reference = version.reference)`.execute(server.db)
  return rows
}

async function policyEmailTo(policyNumber: string) {
  const policy = await server.ports.policies.findPolicy({ tenant: 'A', policyNumber })
  return policy?.contact.email
}

describe('an address corrected after the notice of a renewal', () => {
  it('of thirty days is the address of the renewed policy and of every email after it [DSK-502] [D-276]', async () => {
    const { policy } = await server.subscribe({ email: WRONG })
    await runAt('2026-12-12T12:00:00Z')
    expect(recipients()).toEqual([WRONG])
    await correct(policy)
    await runAt('2026-12-18T12:00:00Z')
    await server.run()
    const [{ policy_number: next = '' } = {}] = await server.rows()
    expect(await policyEmailTo(next ?? '')).toBe(RIGHT)
    await runAt('2027-01-12T12:00:00Z')
    expect(recipients().slice(1)).not.toEqual([])
    expect(recipients().slice(1)).not.toContain(WRONG)
    expect(await stillThere(WRONG)).toEqual([])
  })

  it('of a year is the address of the second notice, and is told at once what the first one said [DSK-502] [D-278]', async () => {
    const ready = await server.readyToPay('acorn_pc', undefined, WRONG)
    const { policy } = await server.buy(ready, 'ANNUAL_CARD_IN_FULL', { more: {} })
    await runAt('2027-10-23T12:00:00Z')
    expect(server.templates()).toEqual(['renewal-invitation'])
    await correct(policy)
    const noticeAgain = (await server.emailsTo(RIGHT)).join()
    expect(noticeAgain).toMatch(/Your renewal/)
    await runAt('2027-11-12T12:00:00Z')
    await runAt('2027-11-18T12:00:00Z')
    await server.run()
    expect(recipients().slice(1)).not.toContain(WRONG)
    const [{ policy_number: next = '' } = {}] = await server.rows()
    expect(await policyEmailTo(next ?? '')).toBe(RIGHT)
    expect(await stillThere(WRONG)).toEqual([])
  })

  it('reaches the policy that was already bought for the next period, and a second correction does too [DSK-502]', async () => {
    const { policy } = await server.subscribe({ email: WRONG })
    await runAt('2026-12-12T12:00:00Z')
    await runAt('2026-12-18T12:00:00Z')
    await server.run()
    const [{ policy_number: next } = {}] = await server.rows()
    await correct(policy, 'second.try@example.com')
    expect(await policyEmailTo(next ?? '')).toBe('second.try@example.com')
    await correct({ tenant: 'A', policyNumber: next ?? '' })
    expect(await policyEmailTo(next ?? '')).toBe(RIGHT)
    expect(await policyEmailTo(policy.policyNumber)).toBe(RIGHT)
    expect(await stillThere('second.try@example.com')).toEqual([])
    await runAt('2027-01-12T12:00:00Z')
    expect(recipients().at(-1)).toBe(RIGHT)
  })

  it('fills in the purchase form of the renewal quote, so that a purchase by hand goes to it too [DSK-502]', async () => {
    const ready = await server.readyToPay('acorn_pc', undefined, WRONG)
    const { policy } = await server.buy(ready, 'ANNUAL_CARD_IN_FULL', { more: { automaticRenewal: false } })
    await runAt('2027-10-23T12:00:00Z')
    await correct(policy)
    const noticeAgain = (await server.emailsTo(RIGHT)).join()
    const [, token] = /your-quote-details\?quote=([\w-]{43})/.exec(noticeAgain) ?? []
    const { answers } = peopleByJourney.acorn_pc
    const reader = emailReader(server, 'acorn_pc', answers)
    const renewal = await reader.readyToPay(`/quote?quote=${token}&source=renewal`, '2027-11-20')
    const { policy: next } = await server.buy(renewal, 'ANNUAL_CARD_IN_FULL', { more: {} })
    expect(next.contact.email).toBe(RIGHT)
  })

  it('withdraws the links that the old mailbox holds [DSK-502]', async () => {
    const { policy } = await server.subscribe({ email: WRONG })
    await runAt('2026-12-12T12:00:00Z')
    const token = renewalTokenIn(server.emails[0]?.text)
    await correct(policy)
    const seen = await server.send('POST', '/api/v1/Policy/GetSubscription', headersOf('acorn_taxi'), {
      token,
    })
    expect(seen.status).toBe(404)
  })
})

it('a correction of personal data reaches the renewal that is open and the next policy too [DSK-709]', async () => {
  const { policy } = await server.subscribe({ email: WRONG })
  await runAt('2026-12-12T12:00:00Z')
  officer = await signedIn('data-protection')
  const post = (call: string, body: object) =>
    officer.ask('POST', `/api/desk/v1/DataRequest/${call}`, { body })
  const asked = await post('AddDataRequest', {
    brand: 'A',
    kind: 'correct',
    person: policy.reference,
    receivedOn: '2026-12-12',
  })
  const done = await post('CorrectFacts', {
    id: asked.body.id,
    reference: policy.reference,
    corrections: [{ fact: 'emailAddress', text: RIGHT }],
    because: 'case 12',
  })
  expect(done.status, done.text).toBe(200)
  expect(await stillThere(WRONG)).toEqual([])
  await runAt('2026-12-18T12:00:00Z')
  await server.run()
  const [{ policy_number: next } = {}] = await server.rows()
  expect(await policyEmailTo(next ?? '')).toBe(RIGHT)
})
