import { reasons } from '@milepost/domain/quote/underwriting-reasons'
import { add, type Pence } from '@milepost/domain/values/pence'
import type { BookRisk, RowProblem } from '../book/read-row.ts'
import { csvLine, freeText } from '../csv/csv-line.ts'
import { noRates, type Priced, priceRisk, type RatesFor, type VerdictKind } from './price-risk.ts'

export const priceHeading = csvLine([
  'row',
  'policy',
  'line',
  'journey',
  'rated on',
  'verdict',
  'premium',
  'tax',
  'price',
  'fee',
  'to pay',
  'rated driver',
  'reasons',
])

/** The result of some rows: lines for the file of prices, and their sums. */
export type PricedRows = { lines: string; premium: number; verdicts: Record<VerdictKind, number> }

/** Prices risks in order; a line without rates on its day is an error of its row. */
export function priceRows(
  risks: readonly BookRisk[],
  ratesFor: RatesFor,
  problems: RowProblem[],
): PricedRows {
  const verdicts = { accepted: 0, referred: 0, declined: 0 }
  let lines = ''
  let premium = 0
  for (const bookRisk of risks) {
    const { line, ratedOn } = bookRisk.risk
    const found = ratesFor(line, ratedOn)
    if (!found.ok) {
      const { row, policy } = bookRisk
      problems.push({ row, policy, column: 'rated on', words: noRates(line, ratedOn, found.problems) })
      continue
    }
    const priced = priceRisk(bookRisk.risk, found.rates)
    verdicts[priced.verdict] += 1
    if (priced.verdict === 'accepted') premium += priced.rated.premium
    lines += priceLine(bookRisk, priced)
  }
  return { lines, premium, verdicts }
}

function priceLine({ row, policy, risk }: BookRisk, priced: Priced): string {
  const known = [row, freeText(policy), risk.line, risk.journey, risk.ratedOn, priced.verdict]
  if (priced.verdict !== 'accepted') {
    const words = priced.reasons.map(({ code, driver }) =>
      driver === 'none' ? reasons[code].words : `${reasons[code].words} (driver ${driver + 1})`,
    )
    return csvLine([...known, '', '', '', '', '', '', words.join('; ')])
  }
  const { premium, ipt, gross, ratedDriver } = priced.rated
  const amounts = [premium, ipt, gross, priced.fee, add(gross, priced.fee)].map(inPounds)
  return csvLine([...known, ...amounts, ratedDriver + 1, ''])
}

/** Always two decimals, without currency sign or comma, so that a spreadsheet reads a number. */
function inPounds(amount: Pence): string {
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
