import { hasUnequalFirst } from '@milepost/domain/payment/instalment-plan'
import type { CardPayment, DirectDebit, PaymentOption } from '@milepost/domain/payment/payment-option'
import { aprInWords, interestInWords } from '@milepost/domain/payment/representative-example'
import { type Excess, excessSummary, type NamedExcess } from '@milepost/domain/quote/excess'
import { IPT_PERCENT, type Price, priceHoldingTax, totalOf } from '@milepost/domain/quote/price'
import { formatPence, formatPounds, type Pence, subtract } from '@milepost/domain/values/pence'
import { amounts, type Block, type Card, paragraph, type Row, type TableBlock } from '../pdf/blocks.ts'
import type { QuoteDocumentData } from '../quote-document-data.ts'
import { selectedAddOns } from './cover.ts'

export function cardPayment({ option }: QuoteDocumentData): CardPayment | undefined {
  return option.paymentOptions.find((each) => each.method === 'CARD_PAYMENT')
}

export function directDebit({ option }: QuoteDocumentData): DirectDebit | undefined {
  return option.paymentOptions.find((each) => each.method === 'DIRECT_DEBIT')
}

/**
 * The parts of the price, exact and adding up to the total. The tax is for the cover and the extras together, as on the payment
 * page (CON-20).
 */
export function priceTable(quote: QuoteDocumentData): TableBlock {
  const { cover, price } = quote.option
  return amounts([
    { cells: ['Premium for your cover, before tax', formatPence(cover.price.premium)] },
    ...selectedAddOns(quote)
      .filter(({ annualCost }) => annualCost > 0)
      .map(({ description, annualCost }) => ({
        cells: [
          `${description}, before tax (${formatPence(annualCost)} with tax)`,
          formatPence(priceHoldingTax(annualCost).premium),
        ],
      })),
    {
      cells: [`Insurance premium tax, ${IPT_PERCENT}% of the premium`, formatPence(price.ipt)],
    },
    { cells: ['Policy administration fee, not refundable', formatPence(price.fee)] },
    { cells: ['Total price', formatPence(totalOf(price))], isTotal: true },
  ])
}

/** Each payment option, with equally prominent totals. */
export function paymentCards({ option }: QuoteDocumentData): readonly Card[] {
  return option.paymentOptions.map((paymentOption) =>
    paymentOption.method === 'DIRECT_DEBIT' ? monthly(paymentOption, option.price) : inFull(paymentOption),
  )
}

function inFull({ totalPayable, ipt, fee }: PaymentOption): Card {
  return {
    label: 'Pay in full by card',
    amount: formatPence(totalPayable),
    unit: 'in one payment',
    notes: [
      `Includes insurance premium tax of ${formatPence(ipt)} and the administration fee of ${formatPence(fee)}.`,
      'No interest and no credit agreement.',
    ],
  }
}

function monthly({ plan, totalPayable }: DirectDebit, price: Price): Card {
  const more = subtract(totalPayable, totalOf(price))
  return {
    label: 'Pay monthly by Direct Debit',
    amount: formatPence(totalPayable),
    unit: 'in total',
    notes: [
      `A deposit of ${formatPence(plan.upFront)}, then ${instalmentsInWords(plan)}.`,
      `${aprInWords(plan.apr)} APR. Interest is ${formatPence(plan.interest)}: ${interestInWords}, on credit of ${formatPence(plan.credit)}.`,
      `${formatPence(more)} more than paying in full.`,
    ],
  }
}

/** DDM-07: pennies that do not divide make the first payment unequal. */
export function instalmentsInWords(plan: DirectDebit['plan']): string {
  return hasUnequalFirst(plan)
    ? `a first payment of ${formatPence(plan.first)} and ${plan.instalments - 1} monthly payments of ${formatPence(plan.standard)}`
    : `${plan.instalments} monthly payments of ${formatPence(plan.standard)}`
}

/** The excesses. The compulsory ones and the voluntary one add up (RES-20); some claims have their own. */
export function excessTables(borne: readonly Excess[]): readonly Block[] {
  const { compulsory, voluntary, total, instead } = excessSummary(borne)
  return [
    paragraph('The part of a claim you pay yourself.'),
    amounts([
      ...compulsory.map(rowOf),
      row('Voluntary excess', voluntary),
      { ...row('Total excess', total), isTotal: true },
    ]),
    ...(instead.length > 0 ? [amounts(instead.map(rowOf), ['Different excesses apply to', 'You pay'])] : []),
  ]
}

function rowOf({ name, amount }: NamedExcess): Row {
  return row(name, amount)
}

function row(name: string, amount: Pence): Row {
  return { cells: [name, formatPounds(amount)] }
}
