import { isLocalDate } from '@milepost/domain/values/local-date'
import { fromPounds, isPence } from '@milepost/domain/values/pence'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { refusals } from '../testing/refusals.ts'
import {
  code,
  date,
  instant,
  listOf,
  oneOf,
  partialReplyObject,
  percent,
  pounds,
  replyObject,
  requestObject,
  text,
  wholeNumber,
  yesNo,
} from './primitives.ts'

describe('an object in a request', () => {
  it('refuses each undeclared field by name', () => {
    expect(refusals(requestObject({ atFault: yesNo }), { atFault: true, atfault: false })).toEqual([
      'atfault: Unknown field',
    ])
  })

  it('refuses a value that is not an object', () => {
    for (const value of ['x', 1, null, [true]])
      expect(refusals(requestObject({ atFault: yesNo }), value)).toEqual([': Send an object'])
    expect(refusals(requestObject({ atFault: yesNo }), undefined)).toEqual([': Required: send an object'])
  })
})

describe('an object in a reply', () => {
  it('drops undeclared fields', () => {
    expect(z.parse(replyObject({ atFault: yesNo }), { atFault: true, secret: 'x' })).toEqual({
      atFault: true,
    })
  })

  it('may lack any field if it is a partial reply', () => {
    expect(z.parse(partialReplyObject({ atFault: yesNo }), { secret: 'x' })).toEqual({})
  })
})

it('limits the length of a list', () => {
  expect(refusals(listOf(yesNo, 2), [true, true, true])).toEqual([': Send at most 2 entries'])
  expect(refusals(listOf(yesNo, 2), 'x')).toEqual([': Send a list of at most 2 entries'])
})

const takes = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success

describe('pounds', () => {
  it('accepts every whole number of pence as pounds with two decimals', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (pence) => takes(pounds, pence / 100)))
  })

  it('refuses parts of a penny, negatives and anything but a finite number, and states what to send', () => {
    expect(refusals(pounds, 1.005)).toEqual([': Send an amount in pounds with at most 2 decimals'])
    expect(refusals(pounds, -0.01)).toEqual([': Send an amount of 0 or more'])
    expect(refusals(pounds, 100_000_000)).toEqual([': Send an amount of at most 99999999.99'])
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '10.00', null]) {
      expect(refusals(pounds, value)).toEqual([': Send an amount in pounds'])
    }
    expect(refusals(pounds, undefined)).toEqual([': Required: send an amount in pounds'])
  })
})

describe('every accepted amount', () => {
  it('is whole pence, so that no accepted amount can break its readers', () => {
    const amounts = fc.oneof(
      fc.double({ min: 0, max: 99_999_999.99, noNaN: true }),
      fc.constantFrom(5e-324, 1e-7, 0.30000000000000004, 0.1 + 0.7),
    )
    fc.assert(fc.property(amounts, (amount) => !takes(pounds, amount) || isPence(fromPounds(amount))))
    expect(refusals(pounds, 5e-324)).toEqual([': Send an amount in pounds with at most 2 decimals'])
  })
})

describe('text', () => {
  it('accepts accents, quotes and other scripts', () => {
    for (const value of ['Siân', "O'Neill", 'Zoë-Ångström', '王', '12 High St, Flat £3'])
      expect(takes(text(50), value)).toBe(true)
  })

  it('refuses line breaks, control characters and characters that change the writing direction', () => {
    for (const value of ['a\r\nBcc: x', 'a\u0000b', 'a\tb', 'abc\u202Etxt.exe', '\u2066a', '\uD800']) {
      expect(refusals(text(50), value)).toEqual([': Send text without line breaks or control characters'])
    }
  })

  it('has a minimum and a maximum length', () => {
    expect(refusals(text(3), '')).toEqual([': Send text of 1 to 3 characters'])
    expect(refusals(text(3), 'abcd')).toEqual([': Send text of 1 to 3 characters'])
    expect(refusals(text(3, 0), '')).toEqual([])
    expect(refusals(text(3), 5)).toEqual([': Send text of 1 to 3 characters'])
  })
})

describe('the other fields', () => {
  it('state what to send', () => {
    expect(refusals(code, 'D 34')).toEqual([
      ': Send a code of 1 to 40 letters, digits, dashes or underscores',
    ])
    expect(refusals(oneOf(['COMP', 'TPO']), 'comp')).toEqual([': Send one of COMP, TPO'])
    expect(refusals(oneOf(['GBP']), 'EUR')).toEqual([': Send "GBP"'])
    expect(refusals(yesNo, 'true')).toEqual([': Send true or false'])
    expect(refusals(wholeNumber(0, 12), 1.5)).toEqual([': Send a whole number from 0 to 12'])
    expect(refusals(wholeNumber(0, 12), 13)).toEqual([': Send a whole number from 0 to 12'])
    expect(refusals(percent, -1)).toEqual([': Send a rate of 0 or more'])
  })

  it('accept valid values', () => {
    expect([
      takes(code, 'TX_1-a'),
      takes(yesNo, false),
      takes(wholeNumber(0, 12), 0),
      takes(percent, 33),
    ]).toEqual([true, true, true, true])
  })
})

it('accepts the same dates as the domain', () => {
  const nearDates = fc.oneof(fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/), fc.string())
  fc.assert(fc.property(nearDates, (text) => z.safeParse(date, text).success === isLocalDate(text)))
})

it('accepts the placeholder of an unset date like any date, and refuses dates that do not exist', () => {
  expect(refusals(date, '1700-02-01')).toEqual([])
  for (const value of ['2025-02-29', '2025-13-01', '01/02/2025', '2025-1-2', 20250102]) {
    expect(refusals(date, value)).toEqual([': Send a real date written yyyy-MM-dd'])
  }
  expect(refusals(date, undefined)).toEqual([': Required: send a real date written yyyy-MM-dd'])
})

it('accepts instants with an offset only', () => {
  expect(refusals(instant, '2026-11-15T09:30:00Z')).toEqual([])
  expect(refusals(instant, '2026-06-15T09:30:00.123+01:00')).toEqual([])
  for (const value of ['2026-11-15T09:30:00', '2026-11-15', 'yesterday']) {
    expect(refusals(instant, value)).toEqual([': Send a date and time written 2026-11-15T09:30:00+00:00'])
  }
})
