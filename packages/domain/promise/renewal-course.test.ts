import { describe, expect, it } from 'vitest'
import { localDate } from '../values/local-date.ts'
import type { Promises } from './customer-promise.ts'
import { endNoticeOn } from './end-of-cover.ts'
import { chargeDay, mayCharge, renewalCourse } from './renewal-course.ts'

const lastDay = localDate('2026-12-19')
const at = (time: string) => new Date(`${time}:00Z`)

function courseAt(
  now: string,
  { told, ends, refusedOn }: { told?: string; ends?: string; refusedOn?: string } = {},
) {
  const promises: Promises = {
    ...(told && {
      charge: {
        kind: 'charge',
        on: chargeDay(lastDay, localDate(told)),
        amount: undefined,
        lastFour: undefined,
        handedOverAt: at(`${told}T12:00`),
      },
    }),
    ...(ends && {
      'cover-ends': { kind: 'cover-ends', on: localDate(ends), handedOverAt: at(`${ends}T12:00`) },
    }),
  }
  const refused = { refusals: refusedOn ? 1 : 0, refusedOn: refusedOn ? localDate(refusedOn) : undefined }
  const course = renewalCourse({ lastDay, promises, ...refused }, at(now))
  return { ...course, mayCharge: mayCharge(course, at(now)) }
}

describe('the day of a charge', () => {
  it.each([
    ['2026-12-12', '2026-12-18'],
    ['2026-12-10', '2026-12-18'],
    ['2026-12-13', '2026-12-20'],
    ['2026-12-18', '2026-12-25'],
  ])('after a notice handed over on %s is %s [D-278]', (told, on) =>
    expect(chargeDay(lastDay, localDate(told))).toBe(on),
  )

  it('follows the customer’s own answers at once, as we said when we asked [D-266]', () => {
    expect(chargeDay(lastDay, localDate('2026-12-14'), { isAnswered: true })).toBe('2026-12-18')
    expect(chargeDay(lastDay, lastDay, { isAnswered: true })).toBe(lastDay)
  })
})

describe('an automatic renewal', () => {
  it('is not charged before its notice was handed over, nor before the day it names [D-278]', () => {
    expect(courseAt('2026-12-18T09:00').mayCharge).toBe(false)
    expect(courseAt('2026-12-18T07:59', { told: '2026-12-12' }).mayCharge).toBe(false)
    expect(courseAt('2026-12-18T08:00', { told: '2026-12-12' }).mayCharge).toBe(true)
  })

  it('is completed within three days of its end, and lapses after that [D-278]', () => {
    const noticed = { told: '2026-12-12' }
    expect(courseAt('2026-12-22T08:00', noticed)).toMatchObject({ mayCharge: true, hasLapsed: false })
    expect(courseAt('2026-12-23T08:00', noticed)).toMatchObject({ mayCharge: false, hasLapsed: true })
    expect(courseAt('2026-12-22T08:00').hasLapsed).toBe(false)
    expect(courseAt('2026-12-23T00:00').hasLapsed).toBe(true)
  })

  it('ends with its last day when the bank refused the card in time [D-225]', () => {
    const refused = { told: '2026-12-12', refusedOn: '2026-12-19' }
    expect(courseAt('2026-12-19T22:00', refused)).toMatchObject({ isHeld: false, hasLapsed: false })
    expect(courseAt('2026-12-20T00:00', refused)).toMatchObject({ isEndingNoticeDue: false, hasLapsed: true })
  })

  it('goes on until notice is given when the card was first asked after the end [D-278]', () => {
    const refused = { told: '2026-12-12', refusedOn: '2026-12-21' }
    expect(courseAt('2026-12-21T08:01', refused)).toMatchObject({
      isHeld: true,
      isEndingNoticeDue: true,
      hasLapsed: false,
    })
    const noticed = { ...refused, ends: '2026-12-28' }
    expect(courseAt('2026-12-28T09:00', noticed)).toMatchObject({
      isEndingNoticeDue: false,
      coverEnds: '2026-12-28',
      mayCharge: true,
      hasLapsed: false,
    })
    expect(courseAt('2026-12-29T00:00', noticed).hasLapsed).toBe(true)
  })

  it('goes on past its end while a late notice runs, and by notice if nothing ran again [D-278]', () => {
    const late = { told: '2026-12-18' }
    expect(courseAt('2026-12-24T12:00', late)).toMatchObject({ isHeld: true, mayCharge: false })
    expect(courseAt('2026-12-25T08:00', late)).toMatchObject({ mayCharge: true, isEndingNoticeDue: false })
    expect(courseAt('2026-12-29T08:00', late)).toMatchObject({ isEndingNoticeDue: true, hasLapsed: false })
  })
})

it.each([
  ['2026-12-11', undefined],
  ['2026-12-12', 'ends-in-a-week'],
  ['2026-12-17', 'ends-in-a-week'],
  ['2026-12-18', 'ends-tomorrow'],
  ['2026-12-19', 'ends-tomorrow'],
  ['2026-12-20', 'has-ended'],
  ['2027-01-05', 'has-ended'],
] as const)('on %s the notice of the end that is due is %s [D-280]', (today, notice) =>
  expect(endNoticeOn(localDate(today), lastDay)).toBe(notice),
)
