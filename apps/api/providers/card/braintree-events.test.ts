import braintree from 'braintree'
import { describe, expect, it } from 'vitest'
import { braintreeEvents } from './braintree-events'
import { braintreeForm, braintreeWebhook } from './testing/braintree-webhook'
import { SECRET } from './testing/card-sandbox'

const keys = { publicKey: 'public', privateKey: SECRET }
const { readEvent } = braintreeEvents(keys)
const library = new braintree.BraintreeGateway({
  ...keys,
  environment: braintree.Environment.Sandbox,
  merchantId: 'm',
})
const read = (raw: Uint8Array) => readEvent(raw, {}, new Date())

/** A notification of the library's own making. */
async function sample(kind: braintree.WebhookNotificationKind) {
  const { bt_signature, bt_payload } = await library.webhookTesting.sampleNotification(kind, 'abc123')
  const raw = (signature = bt_signature, payload = bt_payload) =>
    Buffer.from(new URLSearchParams({ bt_signature: signature, bt_payload: payload }).toString())
  return { bt_signature, bt_payload, raw }
}

describe('Braintree’s webhooks [T11]', () => {
  it.each(['transaction_settled', 'transaction_settlement_declined', 'transaction_disbursed'] as const)(
    'say of %s what the library reads in it',
    async (kind) => {
      const { bt_signature, bt_payload, raw } = await sample(kind)
      const parsed = await library.webhookNotification.parse(bt_signature, bt_payload)
      expect(read(raw())).toMatchObject({
        kind: 'event',
        event: { type: parsed.kind, ref: 'transaction' in parsed && parsed.transaction.id },
      })
    },
  )

  it('about no payment are unknown, each by a name of its own', async () => {
    const { raw } = await sample('subscription_charged_successfully')
    expect(read(raw())).toMatchObject({ kind: 'event' })
    const check = read((await sample('check')).raw())
    expect(check).toEqual({ kind: 'unknown', id: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })

  it('are read though the line break at their end was lost', async () => {
    const { bt_signature, bt_payload, raw } = await sample('transaction_settled')
    expect(read(raw(bt_signature, bt_payload.trimEnd()))).toMatchObject({ kind: 'event' })
  })

  it('that the library takes for forged are forged here', async () => {
    const { bt_signature, bt_payload, raw } = await sample('transaction_settled')
    const other = await sample('transaction_disbursed')
    const forgeries = [
      [`other|${bt_signature.split('|')[1]}`, bt_payload],
      [bt_signature, other.bt_payload],
      [bt_signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')), bt_payload],
      ['public|', bt_payload],
      [`${bt_signature}00`, bt_payload],
      [bt_signature.replace('|', '|zz'), bt_payload],
      [bt_signature, `${bt_payload}!`],
      ['nonsense', bt_payload],
    ] as const
    for (const [signature, payload] of forgeries) {
      await expect(library.webhookNotification.parse(signature, payload)).rejects.toThrow()
      expect(read(raw(signature, payload))).toEqual({ kind: 'forged' })
    }
    expect(read(Buffer.from(''))).toEqual({ kind: 'forged' })
  })

  it('of a merchant with several keys are signed with each, and ours is found', () => {
    const { raw } = braintreeWebhook({ ref: 'abc123', orderId: 'pay_1' }, new Date())
    const form = new URLSearchParams(raw.toString())
    form.set('bt_signature', `older|${'0'.repeat(40)}&${form.get('bt_signature')}`)
    expect(read(Buffer.from(form.toString()))).toMatchObject({ event: { ref: 'abc123', orderId: 'pay_1' } })
  })

  it('are taken for as long as they are sent again, and no longer; without a time they are forged', () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    const about = { ref: 'abc123', orderId: undefined }
    expect(read(braintreeWebhook(about, hoursAgo(24)).raw)).toMatchObject({ kind: 'event' })
    expect(read(braintreeWebhook(about, hoursAgo(26)).raw)).toEqual({ kind: 'forged' })
    expect(read(braintreeForm(Buffer.from('<notification/>').toString('base64')).raw)).toEqual({
      kind: 'forged',
    })
  })
})
