import { totalCompulsoryExcess } from '@milepost/domain/quote/excess'
import type { Approval } from '@milepost/domain/referral/approval'
import { noTerms } from '@milepost/domain/referral/terms'
import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds, pence } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { assess } from './outcome.ts'
import { pricedOf } from './receipt/priced.ts'
import { receiptOf } from './receipt/receipt.ts'
import { type Approved, issuesOf } from './referral.ts'
import type { Risk } from './risk/risk.ts'
import { aClaim, aDriver, aRisk } from './testing/people.ts'
import { ratesOf } from './testing/rates.ts'
import { underwrite } from './underwriting.ts'

const refused = (risk: Risk) => {
  const verdict = underwrite(risk)
  return verdict.kind === 'accepted' ? [] : verdict.reasons
}
const dear = aRisk({ vehicle: { value: fromPounds(120_000) } })
const valueUpTo = (pounds: number): Approval => ({
  code: 'vehicle-value',
  driver: 'none',
  was: fromPounds(120_000),
  upTo: fromPounds(pounds),
  lasts: 'until-term-ends',
})
const approved = (approvals: readonly Approval[], terms = noTerms): Approved => ({
  approvals,
  terms,
  isSameVersion: false,
  on: localDate('2026-11-16'),
})
const assessed = (risk: Risk, by?: Approved) =>
  assess(risk, ratesOf(risk.line), 'outcome', { addOns: [] }, by)
function offered(risk: Risk, by?: Approved) {
  const assessment = assessed(risk, by)
  const [option] = assessment.kind === 'offered' ? assessment.outcome.options : []
  const priced = pricedOf({ risk, assessment })
  if (option === undefined || priced === undefined) throw new Error('not offered')
  return { option, receipt: receiptOf(priced) }
}

it('gives each issue the value that raised it [DSK-301]', () => {
  const claim = aClaim({ cost: fromPounds(25_000) })
  const risk = aRisk({
    vehicle: { value: fromPounds(150_000), isQPlate: true },
    drivers: [aDriver(), aDriver({ age: 16, claims: [claim] })],
  })
  const values = Object.fromEntries(issuesOf(risk, refused(risk)).map(({ code, value }) => [code, value]))
  expect(values).toMatchObject({
    'vehicle-value': fromPounds(150_000),
    'under-driving-age': 16,
    'large-fault-claim': fromPounds(25_000),
    'q-plate': undefined,
  })
})

describe('a referred risk', () => {
  it('is priced once all its issues are approved [DSK-305]', () => {
    expect(assessed(dear).outcome.kind).toBe('referred')
    expect(assessed(dear, approved([valueUpTo(150_000)])).kind).toBe('offered')
  })

  it('stays referred for issues that are not approved, and only for those [DSK-305]', () => {
    const risk = aRisk({ vehicle: { value: fromPounds(120_000), isQPlate: true } })
    expect(assessed(risk, approved([valueUpTo(150_000)])).outcome).toMatchObject({
      kind: 'referred',
      reasons: [{ code: 'q-plate', driver: 'none' }],
    })
  })

  it('is declined in spite of an approval if another reason declines it [DSK-305]', () => {
    const risk = aRisk({ vehicle: { value: fromPounds(120_000) }, drivers: [aDriver({ age: 90 })] })
    expect(assessed(risk, approved([valueUpTo(150_000)])).outcome.kind).toBe('declined')
  })
})

describe('the terms of an approval', () => {
  const terms = { loadingPercent: 20, extraExcess: fromPounds(300), endorsements: ['tracker'] } as const
  const plain = offered(dear, approved([valueUpTo(150_000)]))
  const loaded = offered(dear, approved([valueUpTo(150_000)], { ...terms }))

  it('load the premium in a line of its own, and the receipt still adds up [DSK-306]', () => {
    const line = loaded.receipt.lines.find(({ name }) => name === 'underwriter')
    expect(line).toMatchObject({
      title: 'Added after our underwriter looked at your quote',
      words: '20% more',
    })
    const { premium } = plain.option.cover.price
    expect(Math.abs(loaded.option.cover.price.premium - premium * 1.2)).toBeLessThanOrEqual(1)
    expect(line?.amount).toBe(loaded.option.cover.price.premium - premium)
    expect(pence(loaded.receipt.lines.reduce((sum, { amount }) => sum + amount, 0))).toBe(
      loaded.receipt.total,
    )
  })

  it('add to the compulsory excess and to the endorsements [DSK-306]', () => {
    const excess = ({ option }: typeof plain) => totalCompulsoryExcess(option.excesses)
    expect(excess(loaded) - excess(plain)).toBe(fromPounds(300))
    expect(loaded.option.endorsements.map(({ name }) => name)).toContain('Tracking device')
  })

  it('do not change a risk that needs no approval [DSK-306]', () => {
    const cheap = aRisk({ vehicle: { value: fromPounds(20_000) } })
    expect(offered(cheap, approved([valueUpTo(150_000)], { ...terms }))).toEqual(offered(cheap))
  })
})
