import { beforeAll, describe, expect, it } from 'vitest'
import type { Customer } from './testing/book'
import { type Lived, liveThrough } from './testing/live'

const thirtyDays = { journey: 'acorn_taxi', bought: 'thirty-days' } as const
const customers: readonly Customer[] = [
  { ...thirtyDays, name: 'renews', renews: true },
  { ...thirtyDays, name: 'stops', renews: true },
  { ...thirtyDays, name: 'once' },
  { name: 'year', journey: 'acorn_pc', bought: 'year', renews: true },
  { name: 'credit', journey: 'acorn_pc', bought: 'monthly' },
  { name: 'looks', journey: 'acorn_pc', bought: 'nothing' },
]

/**
 * Nine weeks of a few policies in every run: their cover starts on 20 November 2026, thirty days end on 19 December and are renewed
 * until 18 January. The nineteen months of a whole book are the long test.
 */
describe('what was promised, while time passes and mail is away for a night [D-274] [D-278]', () => {
  let lived: Lived
  const numbers = new Map<string, string>()
  beforeAll(async () => {
    lived = await liveThrough('2026-11-16T09:00:00Z', {
      stops: [
        '2026-11-16T09:05:00Z',
        '2026-11-20T09:30:00Z',
        '2026-12-12T09:30:00Z',
        '2026-12-18T09:30:00Z',
        '2026-12-20T10:00:00Z',
        '2027-01-11T12:00:00Z',
        '2027-01-17T09:30:00Z',
        '2027-01-19T09:30:00Z',
      ],
      outages: [{ part: 'mail', from: '2026-12-11T20:00:00Z', to: '2026-12-12T08:30:00Z' }],
      happenings: [
        {
          at: '2026-11-16T09:01:00Z',
          async does({ sell }) {
            for (const customer of customers) {
              const sold = await sell(customer)
              if (sold) numbers.set(customer.name, sold.policyNumber)
            }
          },
        },
        { at: '2026-11-30T12:00:00Z', does: ({ cancel }) => cancel(numbers.get('year') ?? '', 'customer') },
        { at: '2026-12-14T19:00:00Z', does: ({ stop }) => stop('stops', 'acorn_taxi') },
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
    expect(of('year')[0]?.cancelledAt).toBeDefined()
    expect(of('looks')).toEqual([])
    expect(lived.seen.charges).toHaveLength(7)
  })
})
