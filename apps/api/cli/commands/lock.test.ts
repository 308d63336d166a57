import { afterAll, expect, it } from 'vitest'
import { CONTACT_CALL, contactForm } from '../../purchase/testing/contact-form.ts'
import { purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { officeOf } from './testing/office-of.ts'

const server = await purchaseServer()
afterAll(() => server.stop())

const office = officeOf(server)

const quote = await server.readyToPay()
const inFull = 'ANNUAL_CARD_IN_FULL'
const prepared = async () => {
  const { status, body } = await server.intent(quote, inFull)
  return { status, code: body.code }
}
const locked = { status: 409, code: 'QUOTE_LOCKED' }
const open = { status: 200, code: undefined }

it('blocks a quote for its customer, and unblocks it [END-04] [D-050]', async () => {
  expect(await office('lock', quote.reference)).toEqual([`${quote.reference} is locked`])
  expect(await prepared()).toEqual(locked)
  const changed = await server.send(
    'PUT',
    CONTACT_CALL,
    quote.headers,
    contactForm(quote.reference, 'buyer@example.com'),
  )
  expect([changed.status, changed.body.code]).toEqual([409, 'QUOTE_LOCKED'])
  expect(await office('unlock', quote.reference)).toEqual([`${quote.reference} is unlocked`])
  expect(await prepared()).toEqual(open)
})

it('locks a quote until a time, and no longer [D-050]', async () => {
  const until = new Date(server.time.now.getTime() + 3_600_000).toISOString()
  await office('lock', quote.reference, until)
  expect(await prepared()).toEqual(locked)
  server.pass(61)
  expect(await prepared()).toEqual(open)
})

it('refuses an unknown quote and a time that has passed', async () => {
  await expect(office('lock', 'A-0123456789A')).rejects.toThrow('There is no quote A-0123456789A')
  await expect(office('unlock', 'A-0123456789A')).rejects.toThrow('There is no quote A-0123456789A')
  await expect(office('lock', 'Smith')).rejects.toThrow('Smith is not a quote reference')
  await expect(office('lock', quote.reference, '2020-01-01T09:00Z')).rejects.toThrow(
    'not a time in the future',
  )
  await expect(office('lock', quote.reference, 'tomorrow')).rejects.toThrow('not a time in the future')
  await expect(office('lock')).rejects.toThrow('usage: lock')
})
