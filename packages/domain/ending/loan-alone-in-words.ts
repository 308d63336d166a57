import { longDate } from '../values/local-date.ts'
import { formatPence } from '../values/pence.ts'
import type { LoanAlone } from './loan-ending.ts'

/**
 * The end of a loan whose policy goes on, in sentences for the customer, from its figures alone (D-269): what was lent and paid, the interest,
 * and what is left to pay, to whom and by when. The desk, the command line and the email say the same.
 */
export function loanAloneInWords(alone: LoanAlone): readonly string[] {
  return [...endedInWords(alone), ...toPayInWords(alone)]
}

function endedInWords(alone: LoanAlone): readonly string[] {
  const { kind, lent, earned, rebate, settledOn, collected } = alone
  const paid = collected > 0 ? [`You've already paid the lender ${formatPence(collected)}.`] : []
  const noMore = "The lender won't collect any more monthly payments."
  switch (kind) {
    case 'undrawn':
      return [
        `Your loan of ${formatPence(lent)} is cancelled, and you pay no interest.`,
        "The lender hadn't paid it out, so this part of your price isn't paid yet.",
        noMore,
      ]
    case 'undone':
      return [`Your loan of ${formatPence(lent)} is cancelled, and you pay no interest.`, ...paid, noMore]
    case 'settled':
      return [
        `Your loan of ${formatPence(lent)} will be settled early, as at ${longDate(settledOn)}.`,
        ...paid,
        ...(rebate > 0
          ? [
              `Settling early takes ${formatPence(rebate)} off the interest, so you pay ${formatPence(earned)} of it.`,
            ]
          : []),
        noMore,
      ]
  }
}

function toPayInWords({ due, back, payTo, payBy }: LoanAlone): readonly string[] {
  if (due > 0)
    return [
      payTo === 'us'
        ? `Please pay us ${formatPence(due)} by ${longDate(payBy)}, by card or bank transfer.`
        : `Please pay the lender ${formatPence(due)} by ${longDate(payBy)}.`,
    ]
  return back > 0
    ? [`The lender will pay ${formatPence(back)} back to your bank account.`, "There's nothing left to pay."]
    : ["There's nothing left to pay."]
}
