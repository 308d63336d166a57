import { addWorkingDays, isWorkingDay } from '@milepost/domain/payment/working-days'
import { addDays, localDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { answersFor, now } from '@milepost/pricing/testing/people-by-journey'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessionHash } from '../../platform/session/session-hash.ts'
import { pricingSetup } from '../../quote/testing/pricing-setup.ts'
import { getPaymentDate } from './get-payment-date.ts'

const setup = await pricingSetup()
beforeEach(() => {
  setup.time.now = now
})
type Asked = Awaited<ReturnType<typeof setup.buyer>>['asked']
const date = (asked: Asked, coverStart: string) =>
  getPaymentDate({ ...asked, coverStart: localDate(coverStart) }, setup.ports)

describe('the first payment of a quote', () => {
  it('is a month after cover starts, on a bank working day [API-10] [DDM-05] [D-183]', async () => {
    const { asked } = await setup.buyer('acorn_pc')
    expect(await date(asked, '2026-11-20')).toEqual({ kind: 'found', paymentDate: '2026-12-21' })
    expect(await date(asked, '2026-11-25')).toEqual({ kind: 'found', paymentDate: '2026-12-29' })
  })

  it('leaves ten working days of notice for every day cover may start [CON-25]', async () => {
    const { asked } = await setup.buyer('acorn_pc')
    const today = londonDate(now)
    for (let days = 0; days <= 30; days++) {
      const reply = await date(asked, addDays(today, days))
      if (reply.kind !== 'found') throw new Error(`${days}: ${reply.kind}`)
      expect(isWorkingDay(reply.paymentDate)).toBe(true)
      expect(reply.paymentDate >= addWorkingDays(today, 10)).toBe(true)
    }
    expect(await date(asked, addDays(today, 31))).toMatchObject({ kind: 'no-such-start' })
  })

  it.each(['2026-11-01', '2027-03-01', '9999-12-31', '1700-02-01'])(
    'has no date for cover that cannot start on %s [API-10]',
    async (coverStart) => {
      const { asked } = await setup.buyer('acorn_pc')
      expect(await date(asked, coverStart)).toMatchObject({
        kind: 'no-such-start',
        message: expect.any(String),
      })
    },
  )

  it('is not found by another browser, for another brand or by a guessed reference [D-250]', async () => {
    const { asked } = await setup.buyer('acorn_pc')
    for (const stranger of [
      { ...asked, session: setup.newSession() },
      { ...asked, tenant: 'M' as const },
      { ...asked, reference: 'A-0000000000' },
    ])
      expect(await date(stranger, '2026-11-20')).toEqual({ kind: 'not-found' })
  })

  it('is not given for a quote that has expired or was referred', async () => {
    const { asked } = await setup.buyer('acorn_pc')
    const later = new Date('2027-01-20T09:00:00Z')
    await setup.ports.quotes.grant(asked, {
      sessionHash: sessionHash(asked.session),
      until: new Date('2027-01-20T10:00:00Z'),
      madeAt: new Date('2027-01-19T10:00:00Z'),
      how: 'made',
    })
    setup.time.now = later
    expect(await date(asked, '2027-01-21')).toEqual({ kind: 'closed', reason: 'expired' })

    setup.time.now = now
    const { made, session, tenant } = await setup.customer(
      'acorn_pc',
      answersFor('acorn_pc', { you: { hasBeenRefusedCover: true } }),
    )
    if (!('quote' in made)) throw new Error(made.kind)
    const referred: Asked = { tenant, journeys: ['acorn_pc'], session, reference: made.quote.reference }
    expect(await date(referred, '2026-11-20')).toEqual({ kind: 'closed', reason: 'referred' })
  })
})
