import { afterAll, expect, it } from 'vitest'
import { emailProvider } from '../providers/email/email-provider.ts'
import { realSandbox } from '../providers/testing/real-sandbox.ts'
import { headersOf } from '../quote/testing/quote-server.ts'
import { retrievalServer } from './testing/retrieval-server.ts'

const sandbox = await realSandbox()
afterAll(() => sandbox.stop())

it('emails a link that opens the quote [D-236, T2]', async () => {
  const post = emailProvider({ smtpUrl: sandbox.smtpUrl, emailFrom: undefined }, { observe: () => {} })
  const { send, made } = await retrievalServer(post)
  const { reference } = await made()
  const headers = { ...headersOf('acorn_pc'), host: 'acorn-pc.localhost:3000' }
  const request = { method: 'POST', url: '/api/v1/Quote/RequestQuoteLink' } as const
  expect((await send({ ...request, body: { quoteReference: reference } }, headers)).status).toBe(202)

  const page = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text()
  const email = await page(`/mail/${/\/mail\/(\d+)"/.exec(await page('/'))?.[1]}`)
  expect(email).toContain('alan@morgan.example')
  const token = /results\?quote=([\w-]{43})/.exec(email)?.[1]
  const press = { method: 'POST', url: '/api/v1/Quote/OpenQuoteLink', body: { token } } as const
  const browser = { ...headers, cookie: (await send(press, headers)).cookie }
  const opened = await send({ method: 'GET', url: `/api/v1/Quote/GetQuote?quote=${token}` }, browser)
  expect([opened.status, opened.body.metaData.quoteRef]).toEqual([200, reference])
})
