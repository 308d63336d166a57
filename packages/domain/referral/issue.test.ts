import { describe, expect, it } from 'vitest'
import { type ReasonCode, reasons } from '../quote/underwriting-reasons.ts'
import { fromPounds } from '../values/pence.ts'
import { isIssueCode, issueInWords, isWorse, valueInWords } from './issue.ts'

it('has a row for every reason that refers and for no reason that declines [DSK-301]', () => {
  for (const code of Object.keys(reasons) as ReasonCode[])
    expect(isIssueCode(code), code).toBe(reasons[code].verdict === 'refer')
})

describe('worse', () => {
  it('is more of what counts against a risk, and less of an age or of a value that is too low [DSK-301]', () => {
    expect(isWorse('vehicle-value', fromPounds(120_001), fromPounds(120_000))).toBe(true)
    expect(isWorse('vehicle-value', fromPounds(120_000), fromPounds(120_000))).toBe(false)
    expect(isWorse('under-driving-age', 15, 16)).toBe(true)
    expect(isWorse('low-vehicle-value', fromPounds(50), fromPounds(60))).toBe(true)
    expect(isWorse('low-vehicle-value', fromPounds(70), fromPounds(60))).toBe(false)
  })

  it('does not apply to a fact without a value [DSK-301]', () => {
    expect(isWorse('criminal-conviction', undefined, undefined)).toBe(false)
  })

  it('is a missing value where one is counted [DSK-301]', () => {
    expect(isWorse('many-points', undefined, 9)).toBe(true)
  })
})

it('describes what raised it and whom it is about [DSK-301]', () => {
  expect(issueInWords({ code: 'vehicle-value', driver: 'none', value: fromPounds(120_000) })).toBe(
    'The vehicle is worth more than we quote for online: £120,000',
  )
  expect(issueInWords({ code: 'many-points', driver: 1, value: 10 })).toBe(
    'A driver has more points than we quote for online (driver 2): 10 points',
  )
  expect(issueInWords({ code: 'refused-cover', driver: 0, value: undefined })).toBe(
    'A driver has been refused cover (proposer)',
  )
  expect(valueInWords({ code: 'many-claims', value: 1 })).toBe('1 claim')
})
