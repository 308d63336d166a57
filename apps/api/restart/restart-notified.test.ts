import type { CancellationReason } from '@milepost/domain/quote/cancellation'
import { afterAll, describe, expect, it } from 'vitest'
import { testApi } from '../platform/http/testing/access/test-api.ts'
import { recordCancelled } from '../purchase/testing/recorded-cancellation.ts'
import { headersOf } from '../quote/testing/quote-server.ts'

const api = await testApi()
const morning = api.server.time.now
afterAll(api.stop)

const DAY = 24 * 60 * 60 * 1000
const stranger = () => headersOf('acorn_pc')

/** A policy that was purchased and cancelled, and a check of its quote by its owner or another person. */
async function cancelled(reason?: CancellationReason) {
  api.server.time.now = morning
  const { policyNumber, reference } = await api.policy()
  const key = { tenant: 'A', policyNumber } as const
  if (reason) await recordCancelled(api.db, key, { reason, at: morning })
  const { current } = (await api.quoteAt(reference)) ?? {}
  const { proposerDetails, vehicleDetails } = current?.answers ?? {}
  const ask = (Surname = String(proposerDetails?.lastNames)) =>
    api.send(
      {
        method: 'POST',
        url: '/api/v1/Quote/QuoteDpaCheckByBody',
        body: {
          QuoteReference: reference,
          VehicleRegistration: vehicleDetails?.registration,
          Postcode: proposerDetails?.address?.postcode,
          Surname,
          DateOfBirth: proposerDetails?.dateOfBirth,
        },
      },
      stranger(),
    )
  return { key, reference, ask }
}

describe('the owner of a cancelled policy who retrieves its quote', () => {
  it('is shown until when it can be restarted, and no one else is [D-224] [END-02]', async () => {
    const { ask } = await cancelled('customer')
    const reply = await ask()
    expect([reply.status, reply.body.code]).toEqual([409, 'QUOTE_ALREADY_TAKEN_UP'])
    expect(reply.body.restart).toEqual({
      until: new Date(morning.getTime() + 90 * DAY).toISOString().slice(0, 10),
    })
    expect(await ask('Else')).toMatchObject({ status: 204, text: '' })
  })

  it('is also shown it by an emailed link [D-224]', async () => {
    const { reference } = await cancelled('non-payment')
    const token = await api.linkTo({ tenant: 'A', reference }, 'emailed-link')
    const press = { method: 'POST', url: '/api/v1/Quote/OpenQuoteLink', body: { token } }
    const { status, body } = await api.send(press, stranger())
    expect([status, body.code]).toEqual([409, 'QUOTE_TAKEN_UP'])
    expect(body.restart).toMatchObject({ until: expect.any(String) })
  })

  it.each([
    ['that is in force', undefined, 0],
    ['that ended in fraud', 'fraud', 0],
    ['that was cancelled too long ago', 'customer', 91],
  ] as const)('is shown no restart of a policy %s [D-224]', async (_what, reason, days) => {
    const { ask } = await cancelled(reason)
    api.server.time.now = new Date(morning.getTime() + days * DAY)
    const { status, body } = await ask()
    expect(status).toBe(409)
    expect(body).not.toHaveProperty('restart')
  })
})
