import { afterAll, expect, it } from 'vitest'
import { type Config, readConfig } from '../config'
import { purchaseServer } from '../http/payment/testing/purchase-server'
import { verbs } from './verbs'

const shop = await purchaseServer()
afterAll(() => shop.stop())

function config(): Config {
  const read = readConfig({})
  if (read.kind === 'bad') throw new Error(read.problems.join())
  return read.config
}

const office = (verb: 'lock' | 'unlock', ...words: string[]) => {
  const found = verbs[verb]
  if (found === undefined) throw new Error(`No verb ${verb}`)
  const database = { db: shop.db, ping: async () => true, close: async () => {}, location: '' }
  return found.does(words, { database, config: config(), clock: () => shop.time.now })
}

const quote = await shop.readyToPay()
const inFull = 'ANNUAL_CARD_IN_FULL'
const prepared = async () => {
  const { status, body } = await shop.intent(quote, inFull)
  return { status, code: body.code }
}
const locked = { status: 409, code: 'QUOTE_LOCKED' }
const open = { status: 200, code: undefined }

it('takes a quote out of its customer’s hands, and gives it back [END-04] [D-050]', async () => {
  expect(await office('lock', quote.reference)).toEqual([`${quote.reference} is locked`])
  expect(await prepared()).toEqual(locked)
  const changed = await shop.send('PUT', '/api/v1/Contact/UpdateContactPreferences', quote.headers, {
    quoteReference: quote.reference,
    contactDetails: {
      contactEmail: 'buyer@example.com',
      contactPhoneNumber: '07700900123',
      marketingPreferenceEmail: false,
      marketingPreferencePhone: false,
      marketingPreferenceSms: false,
      sendPolicyDocumentsByPost: false,
    },
    selectedAddOns: [],
  })
  expect([changed.status, changed.body.code]).toEqual([409, 'QUOTE_LOCKED'])
  expect(await office('unlock', quote.reference)).toEqual([`${quote.reference} is open again`])
  expect(await prepared()).toEqual(open)
})

it('locks until a time, and no longer [D-050]', async () => {
  const until = new Date(shop.time.now.getTime() + 3_600_000).toISOString()
  await office('lock', quote.reference, until)
  expect(await prepared()).toEqual(locked)
  shop.pass(61)
  expect(await prepared()).toEqual(open)
})

it('cannot lock what it does not know, nor until a time that has passed', async () => {
  await expect(office('lock', 'A-0123456789A')).rejects.toThrow('There is no quote A-0123456789A')
  await expect(office('unlock', 'A-0123456789A')).rejects.toThrow('There is no quote A-0123456789A')
  await expect(office('lock', 'Smith')).rejects.toThrow('Smith is not a quote reference')
  await expect(office('lock', quote.reference, '2020-01-01T09:00Z')).rejects.toThrow('not a time to come')
  await expect(office('lock', quote.reference, 'tomorrow')).rejects.toThrow('not a time to come')
  await expect(office('lock')).rejects.toThrow('usage: lock')
})
