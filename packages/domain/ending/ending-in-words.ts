import { listInWords } from '../values/list-in-words.ts'
import { longDate } from '../values/local-date.ts'
import { add, formatPence, type Pence, pence } from '../values/pence.ts'
import type { CancellationFigures, LoanFigures } from './cancellation-refund.ts'

/** A lender gives at least this time to pay what is left once a policy has ended. The agreement says the same. */
export const TIME_TO_PAY_DAYS = 14

/**
 * The money of a cancellation in sentences for the customer, from its figures alone (D-269): what cover cost, how the loan ends, what comes
 * back and how, and what is owed and why. The desk, the email and the statement say the same.
 */
export function endingInWords(figures: CancellationFigures): readonly string[] {
  const { loan } = figures
  return [
    ...coverInWords(figures),
    ...(figures.fee > 0
      ? [`The policy administration fee of ${formatPence(figures.fee)} is not refundable.`]
      : []),
    ...(loan ? loanInWords(loan) : []),
    ...backInWords(figures),
    ...owedInWords(figures),
  ]
}

function coverInWords(figures: CancellationFigures): readonly string[] {
  const { basis, daysCovered, daysInAll, charge } = figures
  if (basis === 'fraud') return [`There was fraud, so we keep ${formatPence(charge)} of the premium.`]
  if (basis === 'claim')
    return [`There has been a claim, so the full premium of ${formatPence(charge)} is due.`]
  if (daysCovered === 0) return ["Your cover hadn't started, so there's no charge for it."]
  const days = `${daysCovered} of ${daysInAll} days`
  return [`You were covered for ${days}, which cost ${formatPence(charge)} of your premium.`]
}

function loanInWords(loan: LoanFigures): readonly string[] {
  switch (loan.kind) {
    case 'undrawn':
      return [
        `Your loan of ${formatPence(loan.lent)} is cancelled.`,
        "The lender hadn't paid it out, so there's nothing to repay and no interest.",
      ]
    case 'undone':
      return [
        `Your loan of ${formatPence(loan.lent)} is cancelled, and you pay no interest.`,
        ...collectedInWords(loan),
      ]
    case 'settled':
      return [
        `Your loan of ${formatPence(loan.lent)} ends too. It's settled early, as at ${longDate(loan.settledOn)}.`,
        ...collectedInWords(loan),
        ...(loan.rebate > 0
          ? [
              `Settling early takes ${formatPence(loan.rebate)} off the interest, so you pay ${formatPence(loan.earned)} of it.`,
            ]
          : []),
        loan.due > 0
          ? `That leaves ${formatPence(loan.due)} to pay to the lender.`
          : 'That leaves nothing to pay to the lender.',
      ]
  }
}

const collectedInWords = ({ collected }: LoanFigures) =>
  collected > 0 ? [`You've already paid the lender ${formatPence(collected)}.`] : []

function backInWords({ toLender, againstDebt, toCard, loan }: CancellationFigures): readonly string[] {
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
      ? [`We'll pay ${formatPence(byTransfer)} into the bank account you pay your instalments from.`]
      : []),
    ...(back > 0 ? [`The lender will pay ${formatPence(back)} back to your bank account.`] : []),
  ]
  return sentences.length > 0 ? sentences : ["There's nothing to refund."]
}

function owedInWords(figures: CancellationFigures): readonly string[] {
  const { stillOwedToLender, stillOwedToUs, loan } = figures
  if (stillOwedToLender === 0 && stillOwedToUs === 0) return ["You don't owe anything."]
  const why = whyOwed(figures)
  return [
    ...(stillOwedToLender > 0
      ? [
          `You owe the lender ${formatPence(stillOwedToLender)}. ${why}`,
          `They'll write to you, and you'll have at least ${TIME_TO_PAY_DAYS} days to pay it.`,
        ]
      : []),
    ...(stillOwedToUs > 0
      ? [`You owe us ${formatPence(stillOwedToUs)}.${loan && stillOwedToLender > 0 ? '' : ` ${why}`}`]
      : []),
  ]
}

/** Cover used and printed charges that exceed what was paid (D-269). */
function whyOwed({ basis, charge, fee, loan }: CancellationFigures): string {
  const interest = loan?.earned ?? pence(0)
  const parts: readonly [string, Pence][] = [
    [basis === 'claim' || basis === 'fraud' ? 'the premium' : 'your cover', charge],
    ['the fee', fee],
    ['interest', interest],
  ]
  const named = parts.filter(([, amount]) => amount > 0).map(([name]) => name)
  const total = formatPence(add(charge, fee, interest))
  return `${sentenceCase(listInWords(named))} came to ${total}, more than you've paid.`
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
