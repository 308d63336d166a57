import { IPT_PERCENT, priceHoldingTax, totalOf } from '@milepost/domain/quote/price'
import { add, formatPence, type Pence, pence } from '@milepost/domain/values/pence'
import type { ReceiptGroup } from '../rating/factor'
import { halfUp } from '../rating/rate'
import { driverName, isOther, type Priced, type Step, stepsOf } from './priced'

/** One line a customer reads: what it is, their own answer to it, and what it does to the price. */
export type ReceiptLine = {
  kind: 'base' | 'factor' | 'minimum' | 'tax' | 'extra' | 'fee'
  /** The part of a price it stands with. */
  group: ReceiptGroup
  /** The factor, the code of an extra, or the kind again. */
  name: string
  title: string
  /** Empty where there is nothing to say, or nothing that is the proposer's to know. */
  words: string
  /** The driver it is about, by place, the proposer being 0. */
  driver: number | 'none'
  /** Below nought where it makes the price less. */
  amount: Pence
}

/** A price explained to the penny: the lines add up to the total. */
export type Receipt = {
  lines: readonly ReceiptLine[]
  /** How many things we looked at that moved nothing; they have no line. */
  unmoved: number
  /** On whose risk the price is based, where several drive. */
  basedOn: string | undefined
  /** For the cover itself, before tax. */
  premium: Pence
  /** Of the cover and the extras, as the payment page and the schedule tell it (CON-20). */
  tax: Pence
  /** Before tax. */
  extras: Pence
  fee: Pence
  total: Pence
}

/** Why a price is what it is (D-139). Words and pence only: no rates, and no answers of another driver. */
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

/** Each line is the difference between whole pence before and after, so that all of them are the premium. */
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

/** The answers of another driver are not told one by one: what is of one kind stands in one line. */
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

/** What comes with the cover has a line too: it costs nothing. */
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
