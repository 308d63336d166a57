import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import { readTables } from '@milepost/pricing/rating/tables'
import { aDriver, aRisk } from '@milepost/pricing/testing/people'
import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { compareRows } from '../comparison/compare-rows.ts'
import { ratesFor } from '../pricing/price-risk.ts'
import { tableDifferences } from '../rates/differences.ts'
import { plainRates } from '../testing/plain-rates.ts'
import { type Comparison, report } from './report.ts'

const on = localDate('2026-11-15')
const was = plainRates()
const is = plainRates({ 'private-car/age': '0,18,1.2\n19,,1', 'private-car/area': 'E,0.9\n*,1' })
const young = aDriver({ age: 18, licence: { type: 'F', years: 0 } })
const risks = [
  aRisk({ drivers: [young] }),
  aRisk({ vehicle: { overnightArea: 'E' } }),
  aRisk(),
  aRisk({ vehicle: { value: fromPounds(150_000) } }),
].map((risk, at) => ({ row: at + 2, policy: `<script>${at}</script>`, risk }))

function comparisonOf(to: typeof is, more: Partial<Comparison> = {}): Comparison {
  const tally = compareRows(risks, { on, ratesFor: ratesFor(was) }, { on, ratesFor: ratesFor(to) }, [])
  const book = (files: typeof is) => ({ book: readTables(files).book, on })
  return {
    book: 'book & co.csv',
    rows: 4,
    before: { on, folder: 'rates' },
    after: { on: localDate('2026-12-01'), folder: 'other' },
    tally,
    differences: tableDifferences(book(was), book(to)),
    leftOut: ['value', 'mileage'],
    unread: { rows: 0, first: [], file: 'report.errors.csv' },
    ...more,
  }
}

/** Three premiums of £500 before; £600, £450 and £500 after. */
const page = report(comparisonOf(is))
const words = page
  .replace(/<style>.*<\/style>/s, '')
  .replace(/<[^>]+>/g, ' ')
  .replace(/\s+/g, ' ')

describe('the report', () => {
  it.each([
    ['the change of all premium', 'Premium rises by 3.3%'],
    [
      'both sums',
      'Before rates of 15 November 2026, rates £1,500 After rates of 1 December 2026, other £1,550',
    ],
    [
      'the share of risks whose price changes',
      'Of 3 risks that both versions accept, 33% become more expensive, 33% become cheaper and 33% do not change',
    ],
    ['the average', 'Average premium £516.67 £500.00 before'],
    ['the quantiles', 'Largest fall −10.0% −£50 1% −10.0% −£50'],
    ['the factors', 'Age of the driver 1 +£100 +6.67%'],
    ['the total of the factors', 'Total 3 +£50 +3.33%'],
    ['segments', '17–20 1 +20.0% 40–49 2 −5.0%'],
    [
      'a risk whose price rises',
      '+20.0% £500.00 → £600.00 Private car: 18, Reading, group 20 Age of the driver, 0-18: 1 → 1.2 +20.0%',
    ],
    ['a risk whose price falls', '−10.0% £500.00 → £450.00 Private car: 40, East London, group 20'],
    ['the verdicts', 'Accepted 3 0 0 3 Referred 0 1 0 1'],
    [
      'the tables',
      'private-car/age Age of the driver · 2026-01-01 in both · also rates taxi, telematics, impound 1 of 22 rows differ, by +20.0%',
    ],
    [
      'the columns that the book leaves out',
      'so every row has the typical value of its line: value, mileage.',
    ],
  ])('shows %s', (_what, expected) => {
    expect(words).toContain(expected)
  })

  it('escapes all text of a book, and neither runs nor loads anything', () => {
    expect(page).toContain('&lt;script&gt;0&lt;/script&gt;')
    expect(page).toContain('book &amp; co.csv')
    expect(page).not.toMatch(/<script|<link|<img|url\(|@import|https?:/)
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`)
  })

  it('is valid and accessible HTML', async () => {
    const check = new HtmlValidate({
      extends: ['html-validate:standard', 'html-validate:a11y'],
      // The page has one embedded stylesheet; widths of bars are drawn as SVG, not styled.
      rules: { 'no-inline-style': 'error', 'void-style': 'off' },
    })
    const { results } = await check.validateString(page)
    expect(
      results.flatMap(({ messages }) => messages.map(({ message, line }) => `${line}: ${message}`)),
    ).toEqual([])
  })

  it('shows a message if no price changes', () => {
    const still = report(comparisonOf(was))
    expect(still).toContain('<h1>No premium changes</h1>')
    expect(still).toContain('No table in force differs')
    expect(still).not.toContain('NaN')
  })

  it('shows a message if no risk is accepted', () => {
    const comparison = comparisonOf(is)
    const none = compareRows(
      risks.slice(3),
      { on, ratesFor: ratesFor(was) },
      { on, ratesFor: ratesFor(is) },
      [],
    )
    const empty = report({ ...comparison, tally: none })
    expect(empty).toContain('No risk is accepted by both versions')
    expect(empty).not.toMatch(/NaN|Infinity/)
  })

  it('warns of rows that could not be read, and shows the first of them', () => {
    const problem = { row: 17, policy: 'A1', column: 'excess', words: '"<b>" is none of 0, 100' }
    const html = report(
      comparisonOf(is, { unread: { rows: 1, first: [problem], file: 'report.errors.csv' } }),
    )
    expect(html).toContain('1 of 4 rows could not be read')
    expect(html).toContain('<li>row 17, excess: &quot;&lt;b&gt;&quot; is none of 0, 100</li>')
  })
})
