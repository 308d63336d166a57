import { money } from '../questions/kinds/money'
import { formQuestion, type Wrong } from '../questions/question'
import { currencyInputMaximum } from '../values/money-text'
import { formatPounds, isPence, type Pence } from '../values/pence'
import { refused } from '../values/result'
import type { PurchaseDetails } from './purchase-details'

const notPositive: Wrong = {
  key: 'annualIncomePositive',
  message: 'Annual income must be a positive amount',
}

/** The income matters to credit alone: asked when the lender wants to know it and the customer pays monthly (D-166). */
export function isIncomeAsked(affordabilityCheck: boolean, method: string | undefined): boolean {
  return affordabilityCheck && method === 'DIRECT_DEBIT'
}

/** Asked of those who borrow enough for the lender to want to know (BUY-08, D-166). */
export const annualIncome = formQuestion<PurchaseDetails>()({
  name: 'annualIncome',
  kind: {
    ...money,
    read(typed, asking) {
      const read = money.read(typed, asking)
      // Less than nothing has this question's words, not those of any amount (BUY-08).
      return !read.ok && read.key === 'amountNegative' ? refused(notPositive.key, notPositive.message) : read
    },
  },
  label: 'What is your annual income?',
  hint: 'Before tax and other deductions. The lender asks, to see that you can afford the monthly payments.',
  isAsked: ({ subject }) => subject.isIncomeAsked === true,
  judge: judgeIncome,
  summary: (income) => formatPounds(income),
})

function judgeIncome(income: Pence | undefined): Wrong | undefined {
  if (!isPence(income)) return { key: 'annualIncomeRequired', message: 'Annual income is required' }
  if (income <= 0) return notPositive
  if (income > currencyInputMaximum)
    return {
      key: 'annualIncomeMaximum',
      message: `Please enter ${formatPounds(currencyInputMaximum)} or less for your annual income`,
    }
  return undefined
}
