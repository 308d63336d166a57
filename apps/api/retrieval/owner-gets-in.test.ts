import { parseEmail } from '@milepost/domain/values/email'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { describe, expect, it } from 'vitest'
import { eraseOld } from '../privacy/erase-old.ts'
import { retentionStore } from '../privacy/store.ts'
import { type Headers, headersOf } from '../quote/testing/quote-server.ts'
import { type Asked, byBody, retrievalServer } from './testing/retrieval-server.ts'

const host = 'acorn-pc.localhost:3000'
const stranger: Headers = { ...headersOf('acorn_pc'), host }
const wrong = { Surname: 'Somebody' }
const ipOf = (n: number) => `203.0.113.${n}`
const OWNER = '198.51.100.77'

type Server = Awaited<ReturnType<typeof retrievalServer>>

const asksLink = (quoteReference: string, ip: string): Asked => ({
  method: 'POST',
  url: '/api/v1/Quote/RequestQuoteLink',
  body: { quoteReference },
  ip,
})
const opensReceipt = (reference: string): Asked => ({
  method: 'GET',
  url: `/api/v1/Quote/GetPriceReceipt?QuoteReference=${reference}`,
})
const tokenIn = (text = '') => /results\?quote=([\w-]{43})/.exec(text)?.[1] ?? ''

/** The owner's click in the newest email in their mailbox. */
function presses({ send, emails }: Server, ip = OWNER) {
  const token = tokenIn(emails.at(-1)?.text)
  return send({ method: 'POST', url: '/api/v1/Quote/OpenQuoteLink', body: { token }, ip }, stranger)
}

/** Any number of wrong checks and link requests from many addresses, never with a cookie. */
async function attack(
  { send }: Server,
  securityAnswers: { QuoteReference: string },
  addresses: number,
  rounds = 5,
) {
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(
      Array.from({ length: addresses }, async (_, n) => {
        await send(byBody({ ...securityAnswers, ...wrong }, ipOf(n + 1)), stranger)
        await send(asksLink(securityAnswers.QuoteReference, ipOf(n + 1)), stranger)
      }),
    )
}

describe('while a stranger who knows the reference attacks from one address', () => {
  it('lets the owner in with the right answers from another address, on a new device [T2]', async () => {
    const server = await retrievalServer()
    const { securityAnswers } = await server.made()
    await attack(server, securityAnswers, 1)
    expect((await server.send(byBody(securityAnswers, OWNER), stranger)).status).toBe(200)
    // The stranger has used up their own tries and no one else's.
    expect((await server.send(byBody(securityAnswers, ipOf(1)), stranger)).status).toBe(204)
  })

  it('still lets the owner in after a long attack [T2]', async () => {
    const server = await retrievalServer()
    const { securityAnswers } = await server.made()
    for (let quarter = 0; quarter < 6; quarter += 1) {
      await attack(server, securityAnswers, 1, 4)
      server.pass(16)
    }
    expect((await server.send(byBody(securityAnswers, OWNER), stranger)).status).toBe(200)
  })

  it('still emails a link to the owner [T2]', async () => {
    const server = await retrievalServer()
    const { reference, securityAnswers } = await server.made()
    await attack(server, securityAnswers, 1)
    const before = server.emails.length
    await server.send(asksLink(reference, OWNER), stranger)
    expect(server.emails.length - before).toBe(1)
    expect((await presses(server)).status).toBe(204)
  })
})

describe('while strangers attack from twenty addresses', () => {
  it('lets in the browser that made the quote with the right answers, and counts it separately [T2]', async () => {
    const server = await retrievalServer()
    const { securityAnswers, owner } = await server.made()
    server.pass(45)
    await attack(server, securityAnswers, 20, 1)
    // From an attacker's own network, and after some mistakes by the owner.
    for (let tries = 0; tries < 4; tries += 1)
      expect((await server.send(byBody({ ...securityAnswers, ...wrong }, ipOf(1)), owner)).status).toBe(204)
    expect((await server.send(byBody(securityAnswers, ipOf(1)), owner)).status).toBe(200)
    // It gives no one else access.
    expect((await server.send(byBody(securityAnswers, OWNER), stranger)).status).toBe(204)
    const other = await server.made()
    expect((await server.send(byBody(securityAnswers, OWNER), other.owner)).status).toBe(204)
  })

  it('recognises that browser after its session has ended, until the quote expires [T2]', async () => {
    const server = await retrievalServer()
    const { securityAnswers, owner } = await server.made()
    const night = () => eraseOld({ retention: retentionStore(server.apiDb), clock: () => server.time.now })
    const sessions = () => server.db.selectFrom('milepost.session').select('hash').execute()
    server.pass(16)
    const body = { because: 'IDLE' }
    await server.send({ method: 'POST', url: '/api/v1/Session/EndSession', body }, owner)
    expect((await server.send(opensReceipt(securityAnswers.QuoteReference), owner)).status).toBe(404)
    for (let day = 0; day < 2; day += 1) {
      server.pass(24 * 60)
      await night()
    }
    await attack(server, securityAnswers, 20, 1)
    expect((await server.send(byBody(securityAnswers, OWNER), stranger)).status).toBe(204)
    const back = await server.send(byBody(securityAnswers, OWNER), owner)
    expect(back.status).toBe(200)
    // The ended session does not become active again.
    expect((await server.send(opensReceipt(securityAnswers.QuoteReference), owner)).status).toBe(404)
    server.pass(32 * 24 * 60)
    await night()
    expect(await sessions()).toEqual([])
  })

  it('limits the tries of that browser too [D-248]', async () => {
    const server = await retrievalServer()
    const { securityAnswers, owner } = await server.made()
    for (let tries = 0; tries < 5; tries += 1)
      await server.send(byBody({ ...securityAnswers, ...wrong }, OWNER), owner)
    expect((await server.send(byBody(securityAnswers, OWNER), owner)).status).toBe(204)
    server.pass(16)
    expect((await server.send(byBody(securityAnswers, OWNER), owner)).status).toBe(200)
  })

  it('always leaves an email in the owner’s mailbox that opens the quote after a request [T2, D-248]', async () => {
    const server = await retrievalServer()
    const { reference, securityAnswers } = await server.made()
    // All tries are used up, and other addresses request links every hour for more than a day.
    await attack(server, securityAnswers, 6, 1)
    server.pass(16)
    await attack(server, securityAnswers, 6, 1)
    for (let hours = 0; hours < 26; hours += 1) {
      for (let n = 1; n <= 3; n += 1) await server.send(asksLink(reference, ipOf(hours * 3 + n)), stranger)
      server.pass(60)
    }
    // The mailbox was not flooded, and the last link works.
    expect(server.emails.length).toBeLessThanOrEqual(15)
    expect((await server.send(byBody(securityAnswers, OWNER), stranger)).status).toBe(204)
    await server.send(asksLink(reference, OWNER), stranger)
    server.pass(29)
    expect((await presses(server)).status).toBe(204)
    // The owner is back, and the strangers' tries no longer count.
    expect((await server.send(byBody(securityAnswers, OWNER), stranger)).status).toBe(200)
  })

  it('extends an emailed link after another request within the hour, for half an hour [D-247]', async () => {
    const server = await retrievalServer()
    const { reference, securityAnswers } = await server.made()
    await attack(server, securityAnswers, 20, 1)
    const sent = server.emails.length
    server.pass(50)
    await server.send(asksLink(reference, OWNER), stranger)
    expect(server.emails).toHaveLength(sent)
    server.pass(31)
    expect((await presses(server)).status).toBe(404)
  })

  it('does not count an email that could not be sent [T2]', async () => {
    let isAway = true
    const server = await retrievalServer({
      sendEmail: async () => (isAway ? { kind: 'failed', reason: 'unreachable' } : { kind: 'sent' }),
    })
    const { reference } = await server.made()
    for (let times = 0; times < 4; times += 1) await server.send(asksLink(reference, OWNER), stranger)
    isAway = false
    const before = server.emails.length
    await server.send(asksLink(reference, OWNER), stranger)
    expect(server.emails.length - before).toBe(1)
    expect((await presses(server)).status).toBe(204)
  })

  it('still emails links for the owner’s other quotes [T2]', async () => {
    const server = await retrievalServer()
    const { answers } = peopleByJourney.acorn_pc
    const email = parseEmail('two.quotes@example.com')
    if (!email.ok) throw new Error('No address to write to')
    const proposerDetails = { ...answers.proposerDetails, emailAddress: email.value }
    const [attacked, other] = [
      await server.made('acorn_pc', { ...answers, proposerDetails }),
      await server.made('acorn_pc', { ...answers, proposerDetails }),
    ]
    await attack(server, attacked.securityAnswers, 20, 1)
    await server.send(asksLink(other.reference, OWNER), stranger)
    expect(server.emails.at(-1)?.subject).toContain(other.reference)
  })
})

it('does not count requests on hosts that are not ours [T12]', async () => {
  const server = await retrievalServer()
  const { reference } = await server.made()
  for (let n = 1; n <= 10; n += 1)
    await server.send(asksLink(reference, ipOf(n)), { ...stranger, host: 'evil.example' })
  await server.send(asksLink(reference, OWNER), stranger)
  expect(server.emails).toHaveLength(1)
})
