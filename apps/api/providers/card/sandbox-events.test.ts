import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sandboxEvents } from './sandbox-events.ts'
import { signature } from './testing/benches.ts'

const now = new Date('2026-11-15T10:00:00Z')
const secret = 'sk_sandbox_test'
const intents = sandboxEvents(secret, 'payment_intent')
const transactions = sandboxEvents(secret, 'transaction')

const aboutIntent = JSON.stringify({
  id: 'evt_1',
  type: 'payment_intent.succeeded',
  data: { object: { id: 'pi_1', object: 'payment_intent', metadata: { order_id: 'pay_1' } } },
})
const aboutTransaction = JSON.stringify({
  id: 'evt_2',
  type: 'transaction.authorized',
  data: { object: { id: 'tx_1', orderId: null } },
})
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const read = (body: string, header: string | string[] | undefined = signature(body, now, secret)) =>
  intents.readEvent(Buffer.from(body), { 'sandbox-signature': header }, now)

describe('the sandbox’s webhooks [T11]', () => {
  it('arrive at one address for both APIs, and each API recognises its own', () => {
    expect(read(aboutIntent)).toEqual({
      kind: 'event',
      event: { id: 'evt_1', type: 'payment_intent.succeeded', ref: 'pi_1', orderId: 'pay_1' },
    })
    expect(read(aboutTransaction)).toEqual({ kind: 'unknown', id: 'evt_2' })
    const headers = { 'sandbox-signature': signature(aboutTransaction, now, secret) }
    expect(transactions.readEvent(Buffer.from(aboutTransaction), headers, now)).toEqual({
      kind: 'event',
      event: { id: 'evt_2', type: 'transaction.authorized', ref: 'tx_1', orderId: undefined },
    })
  })

  it.each([
    ['five minutes old', signature(aboutIntent, at(-300), secret), 'event'],
    ['a second older', signature(aboutIntent, at(-301), secret), 'forged'],
    ['from the future', signature(aboutIntent, at(301), secret), 'forged'],
    ['signed by another', signature(aboutIntent, now, 'sk_other'), 'forged'],
    ['sent with two signatures', [signature(aboutIntent, now, secret), ''], 'forged'],
    ['sent with one in a list', [signature(aboutIntent, now, secret)], 'forged'],
    ['with something before the signature', ` ${signature(aboutIntent, now, secret)}`, 'forged'],
    ['with something after it', `${signature(aboutIntent, now, secret)}0`, 'forged'],
    ['without a signature', '', 'forged'],
    ['with half a signature', signature(aboutIntent, now, secret).slice(0, -2), 'forged'],
    [
      'with another time than was signed',
      signature(aboutIntent, now, secret).replace('t=1', 't=2'),
      'forged',
    ],
  ])('%s', (_what, header, kind) => {
    expect(read(aboutIntent, header).kind).toBe(kind)
  })

  it('are signed over the time and the exact bytes', () => {
    const mac = createHmac('sha256', secret).update(`1794736800.${aboutIntent}`).digest('hex')
    expect(read(aboutIntent, `t=1794736800,v1=${mac}`)).toMatchObject({ kind: 'event' })
    expect(read(`${aboutIntent} `, `t=1794736800,v1=${mac}`)).toEqual({ kind: 'forged' })
  })

  it.each(['', 'null', '{}', '{"id":"evt_1"}'])('without a valid event are forged: %s', (body) => {
    expect(read(body)).toEqual({ kind: 'forged' })
  })
})
