import { listInWords } from '../values/list-in-words.ts'
import { longDate } from '../values/local-date.ts'
import { add, formatPence, type Pence, pence } from '../values/pence.ts'
import type { CancellationFigures, LoanFigures } from './cancellation-refund.ts'

/** A lender gives at least this time to pay what is left once a policy has ended. The agreement says the same. */
export const TIME_TO_PAY_DAYS = 14

/** Whether cover has ended when the sentences are read, or will end by a notice. */
export type EndingTense = 'ended' | 'will-end'

/**
 * The money of a cancellation in sentences for the customer, from its figures alone (D-269): what cover cost, how the loan ends, what comes
 * back and how, and what is owed and why. The desk, the email and the statement say the same. A notice says it of a day to come.
 */
export function endingInWords(figures: CancellationFigures, tense: EndingTense = 'ended'): readonly string[] {
  const { loan } = figures
  const words = wordsOf[tense]
  return [
    ...coverInWords(figures, words),
    ...(figures.fee > 0
      ? [`The policy administration fee of ${formatPence(figures.fee)} is not refundable.`]
      : []),
    ...(loan ? loanInWords(loan, words) : []),
    ...backInWords(figures, words),
    ...owedInWords(figures, words),
  ]
}

/** The verbs that depend on whether it has happened. */
const wordsOf = {
  ended: {
    covered: 'You were covered for',
    cost: 'which cost',
    notStarted: "Your cover hadn't started",
    noLoan: 'is cancelled',
    notPaidOut: "The lender hadn't paid it out",
    noInterest: 'and you pay no interest',
    loanEnds: 'ends too',
    settled: "It's settled early",
    paidLender: "You've already paid the lender",
    youPay: 'so you pay',
    // The lender is told of the end with the cancellation, and stops (DSK-521).
    noMore: "The lender won't collect any more monthly payments.",
    leaves: 'That leaves',
    noneBack: "There's nothing to refund.",
    owesNothing: "You don't owe anything.",
    owesUsNothing: "You don't owe us anything.",
    owes: 'You owe',
    cameTo: 'came to',
    thanPaid: "than you've paid",
  },
  'will-end': {
    covered: 'You will have been covered for',
    cost: 'which costs',
    notStarted: "Your cover won't have started",
    noLoan: 'will be cancelled',
    notPaidOut: "The lender won't have paid it out",
    noInterest: "and you'll pay no interest",
    loanEnds: 'will end too',
    settled: "It'll be settled early",
    paidLender: "By then you'll have paid the lender",
    youPay: "so you'll pay",
    noMore: "After that, the lender won't collect any more monthly payments.",
    leaves: 'That will leave',
    noneBack: "There'll be nothing to refund.",
    owesNothing: "You won't owe anything.",
    owesUsNothing: "You won't owe us anything.",
    owes: "You'll owe",
    cameTo: 'will come to',
    thanPaid: "than you'll have paid",
  },
} as const satisfies Readonly<Record<EndingTense, Readonly<Record<string, string>>>>

type Words = (typeof wordsOf)[EndingTense]

function coverInWords(figures: CancellationFigures, words: Words): readonly string[] {
  const { basis, daysCovered, daysInAll, premium, charge } = figures
  if (basis === 'fraud') return [`There was fraud, so we keep ${formatPence(charge)} of the premium.`]
  if (basis === 'claim')
    return [
      charge === premium
        ? `There has been a claim, so none of your premium of ${formatPence(premium)} is refunded.`
        : `There has been a claim, so we keep ${formatPence(charge)} of the premium.`,
    ]
  if (daysCovered === 0) return [`${words.notStarted}, so there's no charge for it.`]
  const days = `${daysCovered} of ${daysInAll} days`
  return [`${words.covered} ${days}, ${words.cost} ${formatPence(charge)} of your premium.`]
}

function loanInWords(loan: LoanFigures, words: Words): readonly string[] {
  switch (loan.kind) {
    case 'undrawn':
      return [
        `Your loan of ${formatPence(loan.lent)} ${words.noLoan}.`,
        `${words.notPaidOut}, so there's nothing to repay and no interest.`,
        words.noMore,
      ]
    case 'undone':
      return [
        `Your loan of ${formatPence(loan.lent)} ${words.noLoan}, ${words.noInterest}.`,
        ...collectedInWords(loan, words),
        words.noMore,
      ]
    case 'settled':
      return [
        `Your loan of ${formatPence(loan.lent)} ${words.loanEnds}. ${words.settled}, as at ${longDate(loan.settledOn)}.`,
        ...collectedInWords(loan, words),
        words.noMore,
        ...(loan.rebate > 0
          ? [
              `Settling early takes ${formatPence(loan.rebate)} off the interest, ${words.youPay} ${formatPence(loan.earned)} of it.`,
            ]
          : []),
        loan.due > 0
          ? `${words.leaves} ${formatPence(loan.due)} to pay to the lender.`
          : `${words.leaves} nothing to pay to the lender.`,
      ]
    case 'over':
      return [
        'Your loan has ended already, so none of your refund goes to the lender.',
        ...(loan.lent > 0 ? ['If you still owe the lender anything for it, please pay them.'] : []),
      ]
  }
}

const collectedInWords = ({ collected }: LoanFigures, { paidLender }: Words) =>
  collected > 0 ? [`${paidLender} ${formatPence(collected)}.`] : []

function backInWords(
  { toLender, againstDebt, toCard, loan }: CancellationFigures,
  { noneBack }: Words,
): readonly string[] {
  const byTransfer = loan?.byTransfer ?? pence(0)
  const back = loan?.back ?? pence(0)
  // Nothing is sent for a loan that was never paid out.
  const isSent = loan?.kind !== 'undrawn' && toLender > 0
  const sentences = [
    ...(isSent ? [`We'll send the lender ${formatPence(toLender)} of your refund.`] : []),
    ...(againstDebt > 0
      ? [`We'll use ${formatPence(againstDebt)} of it for what hasn't been paid yet.`]
      : []),
    ...(toCard > 0 ? [`We'll refund ${formatPence(toCard)} to the card you paid with.`] : []),
    ...(byTransfer > 0
      ? [
          loan?.kind === 'over'
            ? `We'll pay ${formatPence(byTransfer)} into your bank account.`
            : `We'll pay ${formatPence(byTransfer)} into the bank account you pay your instalments from.`,
        ]
      : []),
    ...(back > 0 ? [`The lender will pay ${formatPence(back)} back to your bank account.`] : []),
  ]
  return sentences.length > 0 ? sentences : [noneBack]
}

function owedInWords(figures: CancellationFigures, words: Words): readonly string[] {
  const { stillOwedToLender, stillOwedToUs, loan } = figures
  if (stillOwedToLender === 0 && stillOwedToUs === 0)
    return [loan?.kind === 'over' && loan.lent > 0 ? words.owesUsNothing : words.owesNothing]
  const why = whyOwed(figures, words)
  return [
    ...(stillOwedToLender > 0
      ? [
          `${words.owes} the lender ${formatPence(stillOwedToLender)}. ${why}`,
          `They'll write to you, and you'll have at least ${TIME_TO_PAY_DAYS} days to pay it.`,
        ]
      : []),
    ...(stillOwedToUs > 0
      ? [`${words.owes} us ${formatPence(stillOwedToUs)}.${loan && stillOwedToLender > 0 ? '' : ` ${why}`}`]
      : []),
  ]
}

/** Cover used and printed charges that exceed what was paid (D-269). */
function whyOwed({ basis, charge, fee, loan }: CancellationFigures, { cameTo, thanPaid }: Words): string {
  const interest = loan?.earned ?? pence(0)
  const parts: readonly [string, Pence][] = [
    [basis === 'claim' || basis === 'fraud' ? 'the premium' : 'your cover', charge],
    ['the fee', fee],
    ['interest', interest],
  ]
  const named = parts.filter(([, amount]) => amount > 0).map(([name]) => name)
  const total = formatPence(add(charge, fee, interest))
  return `${sentenceCase(listInWords(named))} ${cameTo} ${total}, more ${thanPaid}.`
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
