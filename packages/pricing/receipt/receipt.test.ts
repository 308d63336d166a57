import { fromPounds } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { forThirtyDays } from '../products/thirty-day.ts'
import type { Risk } from '../risk/risk.ts'
import { howMany } from '../testing/how-many.ts'
import {
  aClaim,
  aConviction,
  aDriver,
  anImpoundRisk,
  aPolicyholder,
  aRisk,
  aTaxiHolder,
  aTaxiRisk,
  aTelematicsHolder,
  aVanHolder,
  aVanRisk,
} from '../testing/people.ts'
import { priced } from '../testing/priced.ts'
import { underwrite } from '../underwriting.ts'
import { type Priced, pricedOf, stepsOf } from './priced.ts'
import { type Receipt, receiptOf } from './receipt.ts'

const receipt = (risk: Risk) => receiptOf(priced(risk))
const lineOf = ({ lines }: Receipt, name: string) => lines.find((line) => line.name === name)
const sum = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + amount, 0)

/** What is wrong with the sums of a receipt; undefined if they are right. */
function sumError(price: Priced): string | undefined {
  const { lines, premium, tax, extras, fee, total } = receiptOf(price)
  const of = (...kinds: readonly string[]) => sum(lines.filter(({ kind }) => kinds.includes(kind)))
  const paid = price.option.paymentOptions.find(({ method }) => method === 'CARD_PAYMENT')
  const checks = {
    premium: of('base', 'factor', 'minimum') === premium && premium === price.rated.premium,
    tax: of('tax') === tax && tax === paid?.ipt,
    extras: of('extra') === extras,
    total: sum(lines) === total && premium + tax + extras + fee === total,
    paid: total === paid?.totalPayable,
  }
  return Object.entries(checks).find(([, isRight]) => !isRight)?.[0]
}

const BOOK = howMany({ inEveryRun: 250, inLongRun: 2500 })

describe('a receipt', () => {
  it.each([
    ['cars', aPolicyholder],
    ['vans', aVanHolder],
    ['taxis', aTaxiHolder],
    ['telematics', aTelematicsHolder],
  ])(
    'adds up to the penny for a whole book of %s',
    (_what, holder) => {
      const extras = ['KEYCARE', 'LEGAL_EXPENSES', 'PC_BREAKDOWN_EU_UK'] as const
      let checked = 0
      for (let seed = 0; seed < BOOK; seed += 1) {
        const risk = holder(seed * 31)
        if (underwrite(risk).kind !== 'accepted') continue
        checked += 1
        const error = sumError(priced(risk, extras.slice(0, seed % 4)))
        if (error !== undefined) expect(error, `seed ${seed * 31}`).toBeUndefined()
      }
      expect(checked).toBeGreaterThan(BOOK * 0.8)
    },
    30_000,
  )

  it('adds up for thirty days and for an impounded vehicle', () => {
    expect(sumError(priced(forThirtyDays(aTaxiRisk())))).toBeUndefined()
    expect(sumError(priced(anImpoundRisk()))).toBeUndefined()
  })

  it('starts with the base price and ends with extras, the tax on all of it, and the fee [CON-20]', () => {
    const { lines } = receiptOf(priced(aRisk(), ['KEYCARE']))
    expect(lines[0]).toEqual({
      kind: 'base',
      group: 'start',
      name: 'base',
      title: 'Where every price on this product starts',
      words: '',
      driver: 'none',
      amount: 103_000,
    })
    expect(lines.slice(-3)).toMatchObject([
      { kind: 'extra', name: 'KEYCARE', words: '£17.99 with tax', amount: fromPounds('16.06') },
      { kind: 'tax', title: 'Insurance premium tax (12%)', amount: 5676 },
      { kind: 'fee', title: 'Policy administration fee', amount: 3500 },
    ])
  })

  it("shows the customer's own row and the direction in which it moves the price", () => {
    const receiptShown = receipt(
      aRisk({
        drivers: [aDriver({ age: 34, maritalStatus: 'S' })],
        vehicle: { overnightArea: 'LS', mileage: { miles: 12_500, per: 'year' } },
      }),
    )
    expect(lineOf(receiptShown, 'age')).toMatchObject({
      title: 'Your age when cover starts',
      words: '34',
      driver: 0,
    })
    expect(lineOf(receiptShown, 'area')).toMatchObject({
      title: 'Where the vehicle is kept overnight',
      words: 'LS, Leeds',
      driver: 'none',
    })
    expect(lineOf(receiptShown, 'mileage')?.words).toBe('12,500 miles a year')
    expect(lineOf(receiptShown, 'excess')).toMatchObject({ title: 'Voluntary excess', words: '£250' })
    expect(lineOf(receiptShown, 'age')?.amount).toBeGreaterThan(0)
    expect(lineOf(receiptShown, 'no-claims')?.amount).toBeLessThan(0)
  })

  it('leaves out factors without effect and shows how many there were', () => {
    const receiptShown = receipt(aRisk())
    expect(receiptShown.lines.filter(({ kind, amount }) => kind === 'factor' && amount === 0)).toEqual([])
    const factors = priced(aRisk()).rated.lines.filter(({ kind }) => kind === 'multiplier').length
    expect(receiptShown.lines.filter(({ kind }) => kind === 'factor').length + receiptShown.unmoved).toBe(
      factors,
    )
    expect(receiptShown.unmoved).toBeGreaterThan(5)
  })

  it('has a line for each claim and conviction of the proposer', () => {
    const history = {
      claims: [aClaim({ yearsAgo: 2 }), aClaim({ isAtFault: false, yearsAgo: 0 })],
      convictions: [aConviction(), aConviction({ offence: 'CU80' })],
    }
    const words = (name: string) =>
      receipt(aRisk({ drivers: [aDriver(history)] }))
        .lines.filter((line) => line.name === name)
        .map((line) => line.words)
    expect(words('claims')).toEqual(['at fault, 2 years ago', 'not at fault, less than a year ago'])
    expect(words('convictions')).toEqual([
      'Speed limit, 1 year ago',
      'Breach of requirements as to control of the vehicle, such as using a mobile phone, 1 year ago',
    ])
  })

  it('has a line for the minimum premium when it applies', () => {
    const cheap = aRisk({
      drivers: [aDriver({ age: 60 })],
      vehicle: { group: 1, overnightArea: 'TA', use: 'S' },
      cover: { noClaims: { kind: 'earned', years: 10, isProtected: false, on: 'not-asked' } },
    })
    expect(lineOf(receipt(cheap), 'minimum')).toMatchObject({
      kind: 'minimum',
      title: 'The lowest premium on this product',
    })
    expect(sumError(priced(cheap))).toBeUndefined()
  })

  it('lists extras that are included in the cover', () => {
    expect(lineOf(receipt(aTaxiRisk()), 'GUARANTEED_TAXI_HIRE_14')).toMatchObject({
      words: 'Included',
      amount: 0,
    })
  })

  it('names an occupation once, also for a driver with two jobs of the same occupation', () => {
    const occupationOf = (...codes: [string, ...string[]]) =>
      lineOf(receipt(aRisk({ drivers: [aDriver({ occupations: codes })] })), 'occupation')
    expect(occupationOf('P20', 'P20')).toMatchObject({ words: occupationOf('P20')?.words })
    expect(occupationOf('P20', 'C13')?.words).toMatch(/ and /)
  })

  it('does not exist for a declined quote', () => {
    const outcome = { kind: 'declined', outcomeId: 'outcome', reasons: [] } as const
    expect(pricedOf({ risk: aRisk(), assessment: { kind: 'not-offered', outcome } })).toBeUndefined()
  })
})

describe('a receipt based on another driver', () => {
  const son = aDriver({
    isMain: false,
    age: 19,
    licence: { type: 'P', years: 1 },
    maritalStatus: 'S',
    employment: 'U',
    occupations: ['U03'],
    claims: [aClaim()],
    convictions: [aConviction({ offence: 'CU80', points: 6 })],
  })
  const price = priced(aRisk({ drivers: [aDriver(), son] }))
  const receiptShown = receiptOf(price)

  it('shows whose risk counts and names no driver', () => {
    expect(receiptShown.basedOn).toBe('The price is based on the driver whose risk is highest: driver 2')
    expect(receipt(aRisk({ drivers: [aDriver(), aDriver({ isMain: false })] })).basedOn).toMatch(/: you$/)
    expect(receipt(aRisk()).basedOn).toBeUndefined()
  })

  it("shows the kinds of reasons that move the price, and none of that driver's answers", () => {
    const about = receiptShown.lines.filter(({ driver }) => driver === 1)
    expect(about.map(({ title, words }) => [title, words])).toEqual([
      ['Age and driving experience of driver 2', ''],
      ['Work and home of driver 2', ''],
      ['Driving record of driver 2', ''],
    ])
    expect(JSON.stringify(receiptShown)).not.toMatch(
      /Provisional|Unemployed|mobile phone|at fault|CU80|points/i,
    )
  })

  it('adds up', () => {
    expect(sumError(price)).toBeUndefined()
  })
})

describe('the group of a receipt line', () => {
  const groupOf = (factor: string, drivers: Risk['drivers'] = [aDriver()]) => {
    const price = priced(aRisk({ drivers }))
    const [line] = price.rated.lines
    if (line === undefined) throw new Error('A price has lines')
    const rated = { ...price.rated, ratedDriver: drivers.length - 1, lines: [{ ...line, factor }] }
    return stepsOf({ ...price, rated })[0]?.group
  }

  it('is "you" for every driver factor', () => {
    expect(groupOf('age')).toBe('you')
    expect(groupOf('claims', [aDriver(), aDriver({ isMain: false })])).toBe('you')
  })

  it('is found for a factor that was removed', () => {
    expect(groupOf('tow-bar')).toBe('use')
    expect(groupOf('toString')).toBe('use')
  })

  it.each([
    ['a car', aRisk({ drivers: [aDriver({ age: 20 })] })],
    ['a van', aVanRisk()],
    ['a taxi', aTaxiRisk()],
  ])('starts with the base and ends with tax and fee for %s', (_what, risk) => {
    const groups = receiptOf(priced(risk, ['KEYCARE'])).lines.map(({ group }) => group)
    expect(groups[0]).toBe('start')
    expect(groups.at(-1)).toBe('charges')
    expect(new Set(groups)).toEqual(new Set(['start', 'you', 'vehicle', 'use', 'cover', 'charges']))
  })
})
