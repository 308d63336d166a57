import { formatPence } from '../../values/pence'
import type { InstalmentPlan } from '../instalment-plan'
import { repaymentsInWords } from '../representative-example'

/** What the helper beside the question about affording the repayments says (DDM-02). */
export function affordabilityHelp(plan: InstalmentPlan): readonly string[] {
  return [
    `You would pay ${formatPence(plan.upFront)} when you buy, and then ${repaymentsInWords(plan)}: ${formatPence(plan.totalPayable)} in all.`,
    'Add up what you have coming in each month. Take away your rent or mortgage, bills, food, travel and anything else you owe. The repayment should fit into what is left, with something over for surprises.',
    `Look ahead too. If you expect to earn less or to spend more in the next ${plan.instalments} months, count on that.`,
    `If you would have to borrow, or leave another bill unpaid, to make a repayment, please answer no. Paying in full ${plan.interest > 0 ? 'costs less and ' : ''}is not credit.`,
    'MoneyHelper gives free and independent help with money and debt: 0800 138 7777, www.moneyhelper.org.uk.',
  ]
}
