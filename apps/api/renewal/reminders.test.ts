import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { Answers } from '@milepost/domain/questions/answers'
import { localDate } from '@milepost/domain/values/local-date'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testServer } from '../platform/http/testing/test-server.ts'
import { EMAIL_STOP_PATH } from '../platform/site/site-address.ts'
import { callOf, headersOf } from '../quote/testing/quote-server.ts'
import { remindUnbought } from './remind-unbought.ts'
import { emailStops } from './routes.ts'
import { type RenewalServer, renewalServer } from './testing/renewal-server.ts'

let server: RenewalServer
beforeAll(async () => {
  server = await renewalServer()
})
beforeEach(() => server.clean())
afterAll(() => server.stop())

const { answers } = peopleByJourney.acorn_pc
const taxi = peopleByJourney.acorn_taxi.answers

async function quoted(emailAddress: string, { emailOptIn = true, registration = 'AB12 CDE' } = {}) {
  const person = {
    ...answers,
    proposerDetails: { ...answers.proposerDetails, emailAddress },
    vehicleDetails: { ...answers.vehicleDetails, registration },
  }
  return quotedFor('acorn_pc', person, emailOptIn)
}

async function quotedFor(journey: 'acorn_pc' | 'acorn_taxi', person: Answers, emailOptIn = true) {
  server.vehicle.at = person.vehicleDetails.vehicleInfo
  const marketing = { emailOptIn, phoneOptIn: true, smsOptIn: true }
  const quote = toQuoteDto(person, marketing, journeys[journey])
  const url = `/api/v1/Quote/Generate${callOf(journey)}Quote`
  const made = await server.send('POST', url, headersOf(journey), { quote })
  if (made.status !== 200) throw new Error(made.text)
  return String(made.body.quoteReference)
}
const remind = () => remindUnbought(server.renewing)
const emailsSent = () => server.emails.map(({ to, about = '' }) => [to, about.split(':')[0]])

it('reminds of an unbought quote the day after, and a week before it ends, once each [RMD-01]', async () => {
  await quoted('pat@example.com')
  await remind()
  expect(emailsSent()).toEqual([])
  server.at('2026-11-17T06:00:00Z')
  await remind()
  expect(emailsSent()).toEqual([])
  server.at('2026-11-17T12:00:00Z')
  await Promise.all([remind(), remind()])
  await remind()
  expect(emailsSent()).toEqual([['pat@example.com', 'reminder-day-after']])
  const { text = '' } = server.emails[0] ?? {}
  expect(text).toMatch(/https:\/\/acorn-pc\.example\/quote\?quote=[\w-]{43}&source=reminder/)
  expect(text).not.toContain('AB12')
  server.at('2026-12-08T12:00:00Z')
  await remind()
  expect(server.emails).toHaveLength(1)
  // It ends on 16 December.
  server.at('2026-12-09T12:00:00Z')
  await remind()
  await remind()
  expect(emailsSent().slice(1)).toEqual([['pat@example.com', 'reminder-before-expiry']])
})

it('sends no reminder after an opt-out, a purchase or a newer quote, or for a locked quote [D-100] [D-050]', async () => {
  await quoted('no@example.com', { emailOptIn: false })
  await quoted('again@example.com')
  const purchasedQuote = await quoted('bought@example.com')
  const locked = await quoted('locked@example.com')
  const restart = await quoted('restart@example.com')
  await quoted('other@example.com')
  server.at('2026-11-17T10:00:00Z')
  await quoted('AGAIN@example.com', { registration: 'ab12cde' })
  const set = (reference: string, how: object) =>
    server.db.updateTable('milepost.quote').set(how).where('reference', '=', reference).execute()
  await set(purchasedQuote, { status: 'taken-up' })
  await set(locked, { is_locked: true })
  // Quotes that restart a cancelled policy have their own emails.
  await set(restart, { is_restart: true })
  server.at('2026-11-17T12:00:00Z')
  await remind()
  expect(emailsSent()).toEqual([['other@example.com', 'reminder-day-after']])
})

it('sends no reminder to a customer whose policy for that vehicle has just renewed automatically [D-100] [D-225]', async () => {
  // A renewal has the address of the policy, as given with the purchase.
  await server.subscribe({ email: taxi.proposerDetails.emailAddress ?? '' })
  server.at('2026-12-12T12:00:00Z')
  await server.run()
  server.at('2026-12-17T12:00:00Z')
  const asking = (emailAddress: string | undefined): Answers => ({
    ...taxi,
    proposerDetails: { ...taxi.proposerDetails, ...(emailAddress && { emailAddress }) },
    coverDetails: {
      ...taxi.coverDetails,
      effectiveFrom: { date: localDate('2026-12-20'), hour: 0, minute: 0 },
    },
  })
  await quotedFor('acorn_taxi', asking(taxi.proposerDetails.emailAddress))
  await quotedFor('acorn_taxi', asking('other@example.com'))
  server.at('2026-12-18T12:00:00Z')
  await server.run()
  expect(await server.policies()).toHaveLength(2)
  server.emails.length = 0
  await remind()
  expect(emailsSent()).toEqual([['other@example.com', 'reminder-day-after']])
})

it('sends no reminder of a quote that its customer has never seen: comparison sites request many [AGG-02]', async () => {
  const reference = await quoted('unseen@example.com')
  await server.db.deleteFrom('milepost.quote_grant').where('reference', '=', reference).execute()
  server.at('2026-11-17T12:00:00Z')
  await remind()
  expect(emailsSent()).toEqual([])
})

it('stops with one click on the page, for every quote of that address [D-100]', async () => {
  await quoted('pat@example.com')
  server.at('2026-11-17T12:00:00Z')
  await remind()
  const [email] = server.emails
  const token = /stop-emails#([\w-]{43})/.exec(email?.text ?? '')?.[1]
  const stop = (by: object) => server.send('POST', '/api/v1/Policy/StopEmails', headersOf('acorn_pc'), by)
  expect((await stop({ token: 'x'.repeat(43) })).status).toBe(404)
  expect((await stop({ token })).status).toBe(204)
  expect((await stop({ token })).status).toBe(204)
  await quoted('PAT@example.com', { registration: 'CD34 EFG' })
  server.at('2026-11-18T12:00:00Z')
  await remind()
  server.at('2026-12-09T12:00:00Z')
  await remind()
  expect(server.emails).toHaveLength(1)
})

it('accepts the one-click unsubscribe of a mail program, which has no cookie and no brand [RFC 8058]', async () => {
  await quoted('lee@example.com')
  server.at('2026-11-17T12:00:00Z')
  await remind()
  const path = new URL(server.emails[0]?.stopAddress ?? 'https://none.example').pathname.replace(
    '/stop-emails-at-once',
    EMAIL_STOP_PATH,
  )
  const { app } = await testServer({ webhooks: (instance) => emailStops(instance, server.renewing) })
  const press = (url: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  expect((await press(`${EMAIL_STOP_PATH}/${'x'.repeat(43)}`)).statusCode).toBe(200)
  expect(await server.db.selectFrom('milepost.mail_stop').selectAll().execute()).toHaveLength(0)
  expect((await press(path)).statusCode).toBe(200)
  expect(await server.db.selectFrom('milepost.mail_stop').selectAll().execute()).toHaveLength(1)
})
