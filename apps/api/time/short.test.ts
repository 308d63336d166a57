import { londonDate } from '@milepost/domain/values/london-time'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Customer } from './testing/book.ts'
import { type Lived, liveThrough } from './testing/live.ts'

const thirtyDays = { journey: 'acorn_taxi', bought: 'thirty-days' } as const
const monthly = { journey: 'acorn_pc', bought: 'monthly' } as const
const customers: readonly Customer[] = [
  { ...thirtyDays, name: 'renews', renews: true },
  { ...thirtyDays, name: 'stops', renews: true },
  { ...thirtyDays, name: 'once' },
  { name: 'year', journey: 'acorn_pc', bought: 'year', renews: true },
  { name: 'changes-mind', journey: 'acorn_pc', bought: 'year', renews: true },
  { ...monthly, name: 'pays' },
  { ...monthly, name: 'leaves' },
  { ...monthly, name: 'misses' },
  { name: 'looks', journey: 'acorn_pc', bought: 'nothing' },
]

/**
 * Ten weeks of a few policies in every run: their cover starts on 20 November 2026, thirty days end on 19 December and are renewed
 * until 18 January. Mail is away in the night before notices are due, and the processes in the night before cards are charged. The
 * nineteen months of a whole book are the long test.
 */
describe('what was promised, while time passes and parts are away for a night [D-274] [D-278] [D-280]', () => {
  let lived: Lived
  beforeAll(async () => {
    lived = await liveThrough('2026-11-16T09:00:00Z', {
      stops: [
        '2026-11-16T09:05:00Z',
        '2026-11-20T09:30:00Z',
        '2026-12-13T09:30:00Z',
        '2026-12-18T09:30:00Z',
        '2026-12-20T10:00:00Z',
        '2027-01-11T12:00:00Z',
        '2027-01-17T09:30:00Z',
        '2027-01-19T09:30:00Z',
        '2027-01-24T09:30:00Z',
        '2027-01-26T09:30:00Z',
      ],
      outages: [
        { part: 'mail', from: '2026-12-11T20:00:00Z', to: '2026-12-12T08:30:00Z' },
        { part: 'processes', from: '2027-01-16T20:00:00Z', to: '2027-01-17T08:30:00Z' },
      ],
      happenings: [
        {
          at: '2026-11-16T09:01:00Z',
          async does({ sell }) {
            for (const customer of customers) await sell(customer)
          },
        },
        { at: '2026-11-30T12:00:00Z', does: ({ cancel }) => cancel('changes-mind', 'customer no-claim') },
        { at: '2026-12-01T12:00:00Z', does: ({ confirmRefunds }) => confirmRefunds() },
        { at: '2026-12-14T19:00:00Z', does: ({ stop }) => stop('stops', 'acorn_taxi') },
        {
          at: '2026-12-29T12:00:00Z',
          async does({ cancel, product, numberOf }) {
            await cancel('leaves', 'customer no-claim')
            const today = londonDate(product.clock())
            await product.office('lender-event', numberOf('misses'), 'default-notice', today, '60')
          },
        },
        { at: '2026-12-30T12:00:00Z', does: ({ confirmRefunds }) => confirmRefunds() },
        {
          at: '2027-01-16T12:00:00Z',
          does: ({ cancel }) => cancel('misses', 'non-payment no-claim default-notice 2026-12-29'),
        },
      ],
    })
  }, 240_000)

  it('is kept at every stop', () => {
    for (const { at, broken } of lived.verdicts) expect({ at, broken }).toEqual({ at, broken: [] })
  })

  it('was not kept by doing nothing: policies were renewed, stopped and cancelled', () => {
    const of = (name: string) => lived.seen.policies.filter(({ email }) => email === `${name}@example.com`)
    expect(of('renews').map(({ isRenewal }) => isRenewal)).toEqual([false, true, true])
    expect(of('stops')).toHaveLength(1)
    expect(of('once')).toHaveLength(1)
    for (const name of ['changes-mind', 'leaves', 'misses'])
      expect(of(name)[0]?.cancellation, name).toBeDefined()
    for (const name of ['year', 'pays']) expect(of(name)[0]?.cancellation, name).toBeUndefined()
    expect(of('looks')).toEqual([])
    expect(lived.seen.refunds.length).toBeGreaterThan(0)
    expect(lived.seen.loans).toHaveLength(3)
  })
})
