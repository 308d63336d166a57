import { IPT_PERCENT, priceHoldingTax, totalOf } from '@milepost/domain/quote/price'
import { add, formatPence, type Pence, pence } from '@milepost/domain/values/pence'
import type { ReceiptGroup } from '../rating/factor.ts'
import { halfUp } from '../rating/rate.ts'
import { driverName, isOther, type Priced, type Step, stepsOf } from './priced.ts'

/** One line for the customer: its title, their answer, and its effect on the price. */
export type ReceiptLine = {
  kind: 'base' | 'factor' | 'minimum' | 'tax' | 'extra' | 'fee'
  /** The group it is listed in. */
  group: ReceiptGroup
  /** The factor, the code of an extra, or the kind again. */
  name: string
  title: string
  /** Empty if there is nothing to say, or the answer is another driver's. */
  words: string
  /** The driver it is about, by index, the proposer being 0. */
  driver: number | 'none'
  /** Negative if it lowers the price. */
  amount: Pence
}

/** A price explained to the penny: the lines add up to the total. */
export type Receipt = {
  lines: readonly ReceiptLine[]
  /** How many factors had no effect; they have no line. */
  unmoved: number
  /** Whose risk the price is based on, if there are several drivers. */
  basedOn: string | undefined
  /** For the cover itself, before tax. */
  premium: Pence
  /** For the cover and the extras, as on the payment page and the schedule (CON-20). */
  tax: Pence
  /** Before tax. */
  extras: Pence
  fee: Pence
  total: Pence
}

/** Why a price is what it is (D-139). Only words and pence: no rates, and no answers of another driver. */
export function receiptOf(priced: Priced): Receipt {
  const { option, risk, rated } = priced
  const { premium, fee } = option.cover.price
  const { ipt } = option.price
  const priceLines = premiumLines(stepsOf(priced))
  const extras = extraLines(option.addOns)
  return {
    lines: [
      ...priceLines.filter(({ kind, amount }) => kind !== 'factor' || amount !== 0),
      ...extras,
      line('tax', `Insurance premium tax (${IPT_PERCENT}%)`, ipt),
      line('fee', 'Policy administration fee', fee),
    ],
    unmoved: priceLines.filter(({ kind, amount }) => kind === 'factor' && amount === 0).length,
    basedOn:
      risk.drivers.length > 1
        ? `The price is based on the driver whose risk is highest: ${driverName(rated.ratedDriver)}`
        : undefined,
    premium,
    tax: ipt,
    extras: add(...extras.map(({ amount }) => amount)),
    fee,
    total: totalOf(option.price),
  }
}

/** Each line is the difference between whole pence before and after, so that the lines add up to the premium. */
function premiumLines(steps: readonly Step[]): readonly ReceiptLine[] {
  const lines: ReceiptLine[] = []
  let before = 0
  for (const step of steps) {
    const after = halfUp(step.running)
    addTo(lines, step, pence(after - before))
    before = after
  }
  return lines
}

/** Another driver's answers are not shown one by one: those with the same heading are combined in one line. */
function addTo(lines: ReceiptLine[], step: Step, amount: Pence): void {
  const { kind, factor, title, driver } = step
  const isHidden = isOther(driver)
  const at = isHidden ? lines.findIndex((each) => each.title === title) : -1
  const same = lines[at]
  if (same !== undefined) lines[at] = { ...same, amount: add(same.amount, amount) }
  else
    lines.push({
      kind: kind === 'multiplier' ? 'factor' : kind,
      group: step.group,
      name: isHidden ? title : factor,
      title,
      words: isHidden ? '' : step.words,
      driver,
      amount,
    })
}

/** Extras included in the cover have a line too, at no cost. */
function extraLines(addOns: Priced['option']['addOns']): readonly ReceiptLine[] {
  return addOns
    .filter(({ selected }) => selected)
    .map(({ code, description, annualCost }) => ({
      kind: 'extra',
      group: 'cover',
      name: code,
      title: description,
      words: annualCost === 0 ? 'Included' : `${formatPence(annualCost)} with tax`,
      driver: 'none',
      amount: priceHoldingTax(annualCost).premium,
    }))
}

function line(kind: 'tax' | 'fee', title: string, amount: Pence): ReceiptLine {
  return { kind, group: 'charges', name: kind, title, words: '', driver: 'none', amount }
}
