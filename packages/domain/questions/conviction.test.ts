import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { journeyIds } from '../terms/identity.ts'
import { addDays, localDate } from '../values/local-date.ts'
import { pence } from '../values/pence.ts'
import type { Conviction } from './answers.ts'
import { change } from './change.ts'
import { convictionInWords, convictionQuestions, numberOfPoints, wasDisqualified } from './conviction.ts'
import { aConviction, asked, today } from './people/testing.ts'
import { you } from './people/whose.ts'
import { validateSubject } from './read-subject.ts'

const ask = convictionQuestions({ whose: you, dateOfBirth: localDate('2022-06-01') })

function errorsOf(conviction: Conviction, id: (typeof journeyIds)[number] = 'acorn_pc') {
  return validateSubject(ask, asked(conviction, id)).map(({ name, message }) => [name, message])
}
const onDay = (date: string) => errorsOf({ ...aConviction, convictionDate: localDate(date) })
const banned: Conviction = {
  ...aConviction,
  wasDisqualified: true,
  banStartDate: localDate('2025-02-03'),
  banEndDate: localDate('2026-02-03'),
}
const ban = (start: string, end = '2027-01-01') =>
  errorsOf({ ...banned, banStartDate: localDate(start), banEndDate: localDate(end) })

describe('a conviction', () => {
  it.each(journeyIds)('requires every answer on %s [CNV-02]', (id) => {
    expect(errorsOf({}, id)).toEqual([
      ['offenceCode', 'Please choose the offence'],
      ['isPending', 'Please tell us if the prosecution is still pending'],
      ['convictionDate', 'Please enter the date of the conviction'],
      ['numberOfPoints', 'Please choose how many penalty points were added'],
      ['fineAmount', 'Please enter the fine, or 0 if there is none'],
      ['wasDisqualified', 'Please tell us if it led to a driving ban'],
    ])
    expect(errorsOf(aConviction, id)).toEqual([])
  })

  it('may have no points and no fine, like a pending case', () => {
    expect(errorsOf({ ...aConviction, isPending: true, numberOfPoints: 0, fineAmount: pence(0) })).toEqual([])
  })

  it('asks for the dates of a ban only when there was one [CNV-03]', () => {
    expect(errorsOf({ ...aConviction, wasDisqualified: true })).toEqual([
      ['banStartDate', 'Please enter the date the ban started'],
      ['banEndDate', 'Please enter the date the ban ended or will end'],
    ])
    expect(errorsOf(banned)).toEqual([])
    expect(change(banned, wasDisqualified, false)).toEqual({ ...aConviction, wasDisqualified: false })
  })

  it('must not be in the future, and nor may the start of a ban [CNV-04]', () => {
    expect(onDay('2026-11-15')).toEqual([])
    expect(onDay('2026-11-16')).toEqual([
      ['convictionDate', "The date of conviction can't be in the future."],
    ])
    expect(ban('2026-11-16')).toEqual([['banStartDate', "The start of the ban can't be in the future."]])
  })

  it('must not have a ban that ends before it starts [CNV-05]', () => {
    expect(ban('2025-02-03', '2025-02-03')).toEqual([])
    expect(ban('2025-02-03', '2025-02-02')).toEqual([
      ['banEndDate', "The ban can't end before it started on 3 February 2025"],
    ])
  })

  it('must not be before the start of its ban; the same day is valid [CNV-06]', () => {
    expect(ban('2025-02-03')).toEqual([])
    expect(ban('2025-02-02')).toEqual([])
    expect(ban('2025-02-04')).toEqual([
      [
        'banStartDate',
        "The conviction can't be before the start of the ban. You said it was on 3 February 2025. Please enter the date of the sentence for both. If the ban started later than that, call us and we'll complete your quote",
      ],
    ])
  })

  it("must have dates after the driver's date of birth [CNV-07]", () => {
    expect(onDay('2022-06-02')).toEqual([])
    expect(onDay('2022-06-01')).toEqual([
      ['convictionDate', 'The date of conviction must be after the driver was born on 1 June 2022'],
    ])
    expect(ban('2022-06-01', '2022-06-01')).toEqual([
      ['banStartDate', 'The start of the ban must be after the driver was born on 1 June 2022'],
      ['banEndDate', 'The end of the ban must be after the driver was born on 1 June 2022'],
    ])
  })

  it.each(journeyIds)('must be within the last five years on %s [CNV-08] [CON-06]', (id) => {
    const ageless = convictionQuestions({ whose: you })
    const check = (date: string) =>
      validateSubject(ageless, asked({ ...aConviction, convictionDate: localDate(date) }, id)).map(
        ({ message }) => message,
      )
    expect(check('2021-11-15')).toEqual([])
    expect(check('2021-11-14')).toEqual(['We only need to know about convictions in the last 5 years'])
  })

  it('accepts points only from a fixed list of whole numbers [CNV-09]', () => {
    const read = (typed: string) => numberOfPoints.kind.read(typed, asked({}))
    expect(read('3')).toEqual({ ok: true, value: 3 })
    expect(read('3.5')).toMatchObject({ ok: false })
    for (const points of [-1, 3.5, 13])
      expect(errorsOf({ ...aConviction, numberOfPoints: points })).toEqual([
        ['numberOfPoints', 'Please choose an answer'],
      ])
    expect([0, 12].flatMap((points) => errorsOf({ ...aConviction, numberOfPoints: points }))).toEqual([])
    expect(numberOfPoints.summary(1)).toBe('1 point')
  })

  it('refuses an offence that is not in the list', () => {
    expect(errorsOf({ ...aConviction, offenceCode: 'ZZ99' })).toEqual([
      ['offenceCode', 'Please choose an answer'],
    ])
  })

  it('accepts exactly the bans whose dates are in order, for any days', () => {
    const day = fc.integer({ min: 1, max: 1_500 }).map((back) => addDays(today, -back))
    fc.assert(
      fc.property(day, day, day, (convictionDate, banStartDate, banEndDate) => {
        const fields = errorsOf({ ...banned, convictionDate, banStartDate, banEndDate }).map(([name]) => name)
        expect(fields.includes('banStartDate')).toBe(convictionDate < banStartDate)
        expect(fields.includes('banEndDate')).toBe(banEndDate < banStartDate)
        expect(fields).not.toContain('convictionDate')
      }),
    )
  })

  it('has a one-line summary for its card', () => {
    expect(convictionInWords(aConviction)).toMatch(/^SP30 .+, 3 February 2025$/)
  })
})
