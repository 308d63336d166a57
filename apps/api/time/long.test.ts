import { journeyIdentities } from '@milepost/domain/terms/identity'
import { addDays, localDate } from '@milepost/domain/values/local-date'
import { beforeAll, describe, expect, it } from 'vitest'
import { emailOf } from './testing/book'
import { type Happening, type Lived, liveThrough } from './testing/live'
import { stopsOf, wholeBook } from './testing/whole-book'

const FIRST_DAY = localDate('2026-11-16')
const MONTHS = Number(process.env['TIME_MONTHS'] ?? 19)
const after = (days: number, time = '12:00') => `${addDays(FIRST_DAY, days)}T${time}:00Z`
const named = (name: string) => wholeBook.find((customer) => customer.name === name)?.journey ?? 'acorn_pc'

/**
 * Nineteen months of some sixty policies, in jumps around every date that matters, with each part away for a night, for three days
 * and for a week. It takes about half an hour; `TIME_MONTHS` makes it shorter.
 */
describe.runIf(process.env['LONG'])('what was promised to a whole book over nineteen months [D-274]', () => {
  let lived: Lived
  const numbers = new Map<string, string>()

  const cancelled: readonly Happening[] = [0, 1, 14, 15, 100].flatMap((days) => [
    {
      at: after(days, '13:00'),
      does: ({ cancel }) => cancel(numbers.get(`cancels-after-${days}`) ?? '', 'customer'),
    },
  ])
  const endedCredit: readonly Happening[] = [0, 100].map((days) => ({
    at: after(days, '14:00'),
    does: ({ cancel }) => cancel(numbers.get(`credit-ends-after-${days}`) ?? '', 'customer'),
  }))
  const stopped = wholeBook.filter(({ name }) => name.startsWith('thirty-stops'))

  beforeAll(async () => {
    lived = await liveThrough(`${FIRST_DAY}T09:00:00Z`, {
      stops: stopsOf(FIRST_DAY, MONTHS),
      outages: [
        { part: 'mail', from: after(40, '20:00'), to: after(41, '08:00') },
        { part: 'lender', from: after(0, '10:00'), to: after(3, '08:00') },
        { part: 'cards', from: after(70, '20:00'), to: after(71, '07:00') },
        { part: 'processes', from: after(100, '22:00'), to: after(101, '06:30') },
        ...(['mail', 'cards', 'processes', 'lender'] as const).flatMap((part, place) => [
          { part, from: after(130 + 25 * place, '20:00'), to: after(133 + 25 * place, '08:20') },
          { part, from: after(250 + 35 * place, '20:00'), to: after(257 + 35 * place, '08:20') },
        ]),
      ],
      happenings: [
        {
          at: `${FIRST_DAY}T09:01:00Z`,
          async does({ sell }) {
            for (const customer of wholeBook) {
              const sold = await sell(customer)
              if (sold) numbers.set(customer.name, sold.policyNumber)
            }
          },
        },
        ...cancelled,
        ...endedCredit,
        ...(stopped.map(({ name }, place) => ({
          at: after(50 + 40 * place, '19:00'),
          does: ({ stop }) => stop(name, named(name)),
        })) satisfies Happening[]),
      ],
    })
  }, 7_200_000)

  it('is kept at every stop', () => {
    const broken = lived.verdicts.filter((verdict) => verdict.broken.length > 0)
    expect(broken.slice(0, 5)).toEqual([])
  })

  it('was not kept by doing nothing: every journey sold, and policies were renewed', () => {
    const { policies } = lived.seen
    const addresses = new Set(policies.map(({ email }) => email))
    const journeys = wholeBook
      .filter((customer) => addresses.has(emailOf(customer)))
      .map(({ journey }) => journey)
    expect([...new Set(journeys)].sort()).toEqual(Object.keys(journeyIdentities).sort())
    expect(policies.filter(({ isRenewal }) => isRenewal).length).toBeGreaterThan(MONTHS)
  })

  it('has a table of quotes for every month that it went through', async () => {
    expect(lived.quotesUnplanned).toBe(0)
  })
})
