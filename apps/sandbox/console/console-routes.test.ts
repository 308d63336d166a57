import { journeyIds } from '@milepost/domain/terms/identity'
import { afterAll, describe, expect, it } from 'vitest'
import { createPayment } from '../cards/engine/payment-actions.ts'
import { cardNotes } from '../cards/engine/test-cards.ts'
import { testProvider } from '../cards/testing/test-provider.ts'
import { createInbox } from '../email/inbox.ts'
import { sandboxServer } from '../server.ts'
import { journeys } from './journeys.ts'
import * as notes from './test-values.ts'

const now = () => new Date('2026-11-15T10:00:00Z')
const inbox = createInbox(now)
const cards = testProvider({ now })
const app = sandboxServer({
  siteUrl: new URL('http://localhost:3456'),
  inbox: inbox,
  smtpPort: () => 3025,
  now,
  cards,
})
afterAll(() => app.close())

const page = async (url = '/') => (await app.inject({ url })).body

describe('the console', () => {
  it('links to all journeys on its site', async () => {
    const consolePage = await page()
    expect(journeys).toHaveLength(journeyIds.length)
    for (const { host } of journeys) expect(consolePage).toContain(`href="http://${host}.localhost:3456/"`)
  })

  it('links to the staff desk and names its users, if there is one', async () => {
    expect(await page()).not.toContain('Staff desk')
    const beside = sandboxServer({
      siteUrl: new URL('http://localhost:3456'),
      inbox,
      smtpPort: () => 3025,
      now,
      cards,
      staff: {
        publicUrl: () => new URL('http://localhost:3001'),
        deskUrl: new URL('http://desk.localhost:3002'),
        clientSecret: 'secret',
      },
    })
    const { body } = await beside.inject({ url: '/' })
    await beside.close()
    expect(body).toContain('href="http://desk.localhost:3002/"')
    expect(body).toContain('Una Wright')
  })

  it('offers every special value with a copy button', async () => {
    const consolePage = await page()
    for (const { value } of Object.values(notes).flat()) expect(consolePage).toContain(`data-copy="${value}"`)
  })

  it('describes each registration as the provider treats it', async () => {
    const status = async (registration: string) =>
      (
        await app.inject({
          url: `/vehicle-data/v1/vehicles/${registration}`,
          headers: { 'x-api-key': 'any' },
        })
      ).statusCode
    for (const { value } of notes.vehicleNotes) expect(await status(value), value).toBe(200)
    for (const { value } of notes.vehicleFailureNotes.filter((note) => note.value !== 'ER19TMO')) {
      expect(await status(value), value).toBeGreaterThanOrEqual(400)
    }
  })

  it('loads its style and script from its own origin and has no inline code', async () => {
    const consolePage = await page()
    expect(consolePage).not.toMatch(/<style|style="|<script>|\son[a-z]+="/)
    expect((await app.inject({ url: '/console.css' })).headers['content-type']).toBe(
      'text/css; charset=utf-8',
    )
    expect((await app.inject({ url: '/console.js' })).headers['content-type']).toBe(
      'text/javascript; charset=utf-8',
    )
    expect((await app.inject({ url: '/mark.svg' })).headers['content-type']).toBe('image/svg+xml')
  })
})

describe('the cards on the console', () => {
  it('offer every test card with a copy button', async () => {
    const consolePage = await page()
    for (const { number } of cardNotes) expect(consolePage).toContain(`data-copy="${number}"`)
    expect(consolePage).toContain('No payments yet')
  })

  it('show payments with their state and money, pending faults and events', async () => {
    createPayment(cards.engine, {
      id: 'pi_1',
      face: 'intents',
      pence: 12_345,
      orderId: '<b>',
      metadata: {},
      capture: 'manual',
      saveCard: false,
    })
    cards.faults.add({ operation: 'capture', kind: 'drop-after', times: 2, ms: 0 })
    const consolePage = await page()
    expect(consolePage).toContain('<b>£123.45</b>')
    expect(consolePage).toContain('pi_1, order &lt;b&gt;')
    expect(consolePage).toContain('no money moved')
    expect(consolePage).toContain('capture drop-after</b> 2 more')
    expect(consolePage).toContain('payment_intent.created</b> not-sent')
  })
})

describe('the mailbox on the console', () => {
  it('shows a message while it is empty', async () => {
    expect(await page()).toContain('No emails yet')
  })

  it('lists an email and shows its text, with any markup escaped', async () => {
    const raw = Buffer.from('Subject: <img src=x>\r\nFrom: a@example.com\r\n\r\n<script>alert(1)</script>')
    const email = inbox.put({ from: 'a@example.com', to: ['"<b>"@example.com'], raw })
    expect(await page()).toContain(`<a href="/mail/${email.id}">&lt;img src=x&gt;</a>`)
    const shown = await page(`/mail/${email.id}`)
    expect(shown).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(shown).not.toMatch(/<script>|<img src=x|<b>"/)
  })

  const inBoth = (page: string) =>
    [
      'Subject: Both',
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      'Content-Type: text/html',
      '',
      page,
      '--x',
      'Content-Type: image/png',
      'Content-ID: <mark@a.example>',
      '',
      'PNG',
      '--x',
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="Policy \u00a39.pdf"',
      '',
      '%PDF',
      '--x--',
    ].join('\r\n')
  const put = (page: string) =>
    inbox.put({ from: 'a@example.com', to: ['b@example.com'], raw: Buffer.from(inBoth(page)) })

  it('shows the HTML like a mail program: framed, without scripts and without requests', async () => {
    const { id } = put(
      '<html><head></head><body><script>alert(1)</script><img src="cid:mark@a.example"></body></html>',
    )
    const shown = await app.inject({ url: `/mail/${id}` })
    expect(shown.headers['content-security-policy']).toContain("frame-src 'self'")
    expect(shown.body).toContain(`src="/mail/${id}/body?scheme=dark"`)
    expect(shown.body).not.toContain('<script>')
    expect(
      shown.body.match(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/g),
    ).toHaveLength(2)
    const body = await app.inject({ url: `/mail/${id}/body` })
    const policy = String(body.headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-src data:; /)
    expect(policy).toContain('; sandbox allow-popups')
    expect(policy).not.toMatch(/script|https?:|allow-same-origin/)
    expect(body.body).toContain(`src="data:image/png;base64,${Buffer.from('PNG').toString('base64')}"`)
  })

  it('shows an email in light and in dark, regardless of the reader’s preference', async () => {
    const { id } = put('<head></head><style>@media (prefers-color-scheme: dark) { p { color: red } }</style>')
    expect(await page(`/mail/${id}/body?scheme=light`)).toContain('@media not all {')
    expect(await page(`/mail/${id}/body?scheme=dark`)).toContain('@media all {')
  })

  it('lists attachments with their sizes, and returns them as files', async () => {
    const { id } = put('<p>Hello</p>')
    const shown = await page(`/mail/${id}`)
    expect(shown).toContain('1 attached, 4 bytes')
    expect(shown).toContain(`<a href="/mail/${id}/attached/0">Policy £9.pdf</a> (4 bytes)`)
    const file = await app.inject({ url: `/mail/${id}/attached/0` })
    expect(file.headers['content-disposition']).toBe("attachment; filename*=UTF-8''Policy%20%C2%A39.pdf")
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.body).toBe('%PDF')
    expect((await app.inject({ url: `/mail/${id}/attached/1` })).statusCode).toBe(404)
  })

  it('returns the message as it was received, as plain text', async () => {
    const raw = Buffer.from('Subject: Raw\r\n\r\n<script>alert(1)</script>')
    const email = inbox.put({ from: 'a@example.com', to: ['b@example.com'], raw })
    const reply = await app.inject({ url: `/mail/${email.id}/source` })
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(reply.rawPayload).toEqual(raw)
  })

  it('returns 404 for an unknown email', async () => {
    for (const url of [
      '/mail/999',
      '/mail/words',
      '/mail/999/source',
      '/mail/999/body',
      '/mail/999/attached/0',
    ]) {
      expect((await app.inject({ url })).statusCode).toBe(404)
    }
  })
})
