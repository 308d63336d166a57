import { expect, it } from 'vitest'
import { deskServer } from '../testing/desk-server.ts'
import { referredQuote } from './testing/referred-quote.ts'

const server = await deskServer()
const { db } = server
const asha = await server.signedIn({ name: 'Asha Patel', roles: ['adviser'], brands: ['M'] })
const made = () => referredQuote(db, 'M', server.time.now, (answers) => answers)
const read = async (reference: string) =>
  (await asha.ask('GET', `/api/desk/v1/Quote/GetCase?brand=M&reference=${reference}`)).body
const tryIt = (reference: string, tried: object) =>
  asha.ask('POST', '/api/desk/v1/Quote/TryWhatIf', { body: { brand: 'M', reference, tried } })

type Choice = { name: string; chosen: string; options: { code: string }[] }

it('shows the price with other cover, from the customer’s own options, and changes nothing [DSK-326]', async () => {
  const { reference } = await made()
  const before = await read(reference)
  const plain = await tryIt(reference, {})
  expect(plain.body.total).toBe(before.price.total)
  const excess = plain.body.choices.find(({ name }: Choice) => name === 'voluntaryExcess')
  const other = excess.options.find(({ code }: { code: string }) => code !== excess.chosen)
  const tried = await tryIt(reference, { voluntaryExcess: other.code })
  expect(tried.status, tried.text).toBe(200)
  expect(tried.body.total).not.toBe(before.price.total)
  const sum = tried.body.causes.reduce((all: number, { amount }: { amount: number }) => all + amount, 0)
  expect(Math.round(sum * 100)).toBe(Math.round((tried.body.total - before.price.total) * 100))
  const after = await read(reference)
  expect([after.version, after.price.total]).toEqual([before.version, before.price.total])
})

it('is refused for a quote without a price and for an unknown option [DSK-326]', async () => {
  const referred = await referredQuote(db, 'M', server.time.now)
  expect((await tryIt(referred.reference, {})).body).toMatchObject({ code: 'CONFLICT' })
  const { reference } = await made()
  expect((await tryIt(reference, { colour: 'red' })).body).toMatchObject({
    code: 'VALIDATION_ERROR',
    errors: [{ field: 'body.tried.colour' }],
  })
})

it('lists the documents that the customer can read, and records each one opened [DSK-326]', async () => {
  const { reference } = await made()
  const { documents } = await read(reference)
  expect(documents).toContainEqual({ kind: 'ipid', name: 'Insurance product information' })
  const open = (kind: string) =>
    asha.ask('GET', `/api/desk/v1/Quote/GetQuoteDocument?brand=M&reference=${reference}&kind=${kind}`)
  const ipid = await open('ipid')
  expect(ipid.status).toBe(200)
  expect(ipid.headers['content-type']).toContain('application/pdf')
  expect(ipid.text.startsWith('%PDF-')).toBe(true)
  expect((await server.trail()).at(-1)).toMatchObject({
    act: 'quote.open',
    who: 'Asha Patel',
    about: { id: reference },
    after: { document: 'ipid' },
  })
  expect((await open('certificate')).status).toBe(404)
})
