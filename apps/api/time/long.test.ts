import { journeyIdentities } from '@milepost/domain/terms/identity'
import { addDays, localDate } from '@milepost/domain/values/local-date'
import { beforeAll, describe, expect, it } from 'vitest'
import { emailOf } from './testing/book.ts'
import { type Happening, type Life, type Lived, liveThrough } from './testing/live.ts'
import { wholeBook } from './testing/whole-book.ts'
import { outagesFrom, stopsOf } from './testing/whole-calendar.ts'

const FIRST_DAY = localDate('2026-11-16')
const MONTHS = Number(process.env['TIME_MONTHS'] ?? 19)
const after = (days: number, time = '12:00') => `${addDays(FIRST_DAY, days)}T${time}:00Z`
const named = (name: string) => wholeBook.find((customer) => customer.name === name)
const all = (does: (life: Life) => Promise<unknown>, time: string): readonly Happening[] =>
  Array.from({ length: MONTHS * 30 }, (_, days) => ({ at: after(days + 1, time), does }))

/**
 * Nineteen months of some sixty policies, looked at on every morning and evening, with each part away for a night, for three days and
 * for a week. It takes about an hour; `TIME_MONTHS` makes it shorter, and `TIME_LOG` names a file for the verdict of each stop.
 */
describe.runIf(process.env['LONG'])('what was promised to a whole book over nineteen months [D-274]', () => {
  let lived: Lived

  const cancelled: readonly Happening[] = [0, 1, 14, 15, 100].flatMap((days) => [
    {
      at: after(days, '13:00'),
      does: ({ cancel }) => cancel(`cancels-after-${days}`, 'customer no-claim'),
    },
  ])
  const endedCredit: readonly Happening[] = [0, 100].map((days) => ({
    at: after(days, '14:00'),
    does: ({ cancel }) => cancel(`credit-ends-after-${days}`, 'customer no-claim'),
  }))
  const stopped: readonly Happening[] = wholeBook
    .filter(({ name }) => name.startsWith('thirty-stops'))
    .map(({ name, journey }, place) => ({
      at: after(50 + 40 * place, '19:00'),
      does: ({ stop }) => stop(name, journey),
    }))
  const fraud: Happening = {
    at: after(20, '13:00'),
    does: ({ cancel }) => cancel('found-out', 'fraud no-claim'),
  }
  const arrears: readonly Happening[] = [
    {
      at: after(60, '13:00'),
      does: ({ product, numberOf }) =>
        product.office('lender-event', numberOf('misses'), 'default-notice', addDays(FIRST_DAY, 60), '60'),
    },
    {
      at: after(78, '13:00'),
      does: ({ cancel }) => cancel('misses', `non-payment no-claim default-notice ${addDays(FIRST_DAY, 60)}`),
    },
  ]
  const referred: Happening = {
    at: after(2, '12:00'),
    async does({ product, references }) {
      await product.office('approve', references.get('referred-buys') ?? '', '--words', 'We can insure you.')
      await product.office(
        'approve',
        references.get('referred-leaves') ?? '',
        '--words',
        'We can insure you.',
      )
    },
  }
  const boughtOnceApproved: Happening = {
    at: after(2, '15:00'),
    async does({ buyFromEmail }) {
      const customer = named('referred-buys')
      if (customer) await buyFromEmail(customer)
    },
  }
  const restarted: Happening = {
    at: after(18, '15:00'),
    async does({ restart }) {
      const customer = named('cancels-after-15')
      if (customer) await restart(customer)
    },
  }
  // Every invitation is out by then, and no year has ended.
  const renewedByHand: Happening = {
    at: after(355, '15:00'),
    async does({ buyFromEmail }) {
      for (const customer of wholeBook.filter(({ name }) => name.startsWith('year-by-hand')))
        await buyFromEmail(customer)
    },
  }

  beforeAll(async () => {
    lived = await liveThrough(`${FIRST_DAY}T09:00:00Z`, {
      stops: stopsOf(FIRST_DAY, MONTHS),
      outages: outagesFrom(FIRST_DAY).filter(({ to }) => to < after(MONTHS * 30)),
      happenings: [
        {
          at: `${FIRST_DAY}T09:01:00Z`,
          async does({ sell }) {
            for (const customer of wholeBook) await sell(customer)
          },
        },
        ...[
          ...cancelled,
          ...endedCredit,
          ...stopped,
          fraud,
          ...arrears,
          referred,
          boughtOnceApproved,
          restarted,
          renewedByHand,
        ].filter(({ at }) => at < after(MONTHS * 30)),
        ...all(({ confirmRefunds }) => confirmRefunds(), '16:00').filter((_, day) => day % 5 === 0),
      ],
      log: process.env['TIME_LOG'],
    })
  }, 7_200_000)

  it('is kept at every stop', () => {
    const broken = lived.verdicts.filter((verdict) => verdict.broken.length > 0)
    // The same case is found again at every later stop.
    const first = new Map(
      broken.flatMap(({ at, broken: each }) => each.map((which) => [which, at] as const)).reverse(),
    )
    expect([...first].map(([which, at]) => `${at} ${which}`)).toEqual([])
  })

  it('was not kept by doing nothing: every journey sold, and policies were renewed', () => {
    const { policies } = lived.seen
    const addresses = new Set(policies.map(({ email }) => email))
    const journeys = wholeBook
      .filter((customer) => addresses.has(emailOf(customer)))
      .map(({ journey }) => journey)
    expect([...new Set(journeys)].sort()).toEqual(Object.keys(journeyIdentities).sort())
    expect(policies.filter(({ isRenewal }) => isRenewal).length).toBeGreaterThanOrEqual(MONTHS)
  })

  it('has a table of quotes for every month that it went through', async () => {
    expect(lived.quotesUnplanned).toBe(0)
  })
})
