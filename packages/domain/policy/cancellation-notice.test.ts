import { describe, expect, it } from 'vitest'
import { cancellationReasons } from '../quote/cancellation.ts'
import { localDate } from '../values/local-date.ts'
import {
  coverEndsBy,
  type EndAsked,
  mayWithdrawFor,
  needsNotice,
  withdrawalReasons,
} from './cancellation-notice.ts'

const now = new Date('2026-11-19T15:00:00Z')
const coverEnd = new Date('2027-11-18T23:59:00Z')
const asked = (reason: EndAsked['reason'], more: Partial<EndAsked> = {}) =>
  coverEndsBy(
    { reason, lastDay: undefined, isOnCredit: false, defaultNoticeOn: undefined, ...more },
    { now, coverEnd },
  )
const on = (date: string) => ({ kind: 'ends', at: new Date(`${date}T23:59:00Z`), lastDay: date })

describe('the day a cancellation takes effect', () => {
  it('is the day the customer names, today at the earliest [D-286] [DSK-505]', () => {
    expect(asked('customer')).toEqual({ kind: 'ends', at: now, lastDay: '2026-11-19' })
    expect(asked('customer', { lastDay: localDate('2026-12-24') })).toEqual(on('2026-12-24'))
    expect(asked('customer', { lastDay: localDate('2026-11-18') })).toEqual({
      kind: 'too-early',
      earliest: '2026-11-19',
    })
  })

  it('is never at or after the planned end of cover [D-286]', () => {
    for (const lastDay of ['2027-11-18', '2028-01-01'])
      expect(asked('customer', { lastDay: localDate(lastDay) })).toEqual({ kind: 'after-end' })
    expect(asked('customer', { lastDay: localDate('2027-11-17') })).toEqual(on('2027-11-17'))
  })

  it('comes seven days after our notice, at once only for fraud [D-286]', () => {
    expect(asked('fraud')).toEqual({ kind: 'ends', at: now, lastDay: '2026-11-19' })
    expect(cancellationReasons.filter(needsNotice)).toEqual(['non-payment', 'total-loss'])
    for (const reason of cancellationReasons.filter(needsNotice)) {
      expect(asked(reason)).toEqual(on('2026-11-26'))
      expect(asked(reason, { lastDay: localDate('2026-11-25') })).toEqual({
        kind: 'too-early',
        earliest: '2026-11-26',
      })
    }
  })

  it('on credit is not before the default notice of the lender has run out [D-286]', () => {
    const credit = { isOnCredit: true }
    expect(asked('non-payment', credit)).toEqual({ kind: 'default-notice-missing' })
    const noticed = (date: string) => ({ ...credit, defaultNoticeOn: localDate(date) })
    expect(asked('non-payment', noticed('2026-11-20'))).toEqual({ kind: 'default-notice-to-come' })
    expect(asked('non-payment', noticed('2026-11-19'))).toEqual(on('2026-12-05'))
    // The notice of the lender ran out long ago: ours still runs seven days.
    expect(asked('non-payment', noticed('2026-10-01'))).toEqual(on('2026-11-26'))
    expect(asked('customer', credit)).toMatchObject({ kind: 'ends' })
  })
})

it('is withdrawn for a reason that can undo it [D-286]', () => {
  const table = withdrawalReasons.map((each) => cancellationReasons.filter((of) => mayWithdrawFor(each, of)))
  expect(table).toEqual([['non-payment'], ['customer'], ['non-payment', 'fraud', 'total-loss']])
})
