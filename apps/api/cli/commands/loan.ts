import { loanAloneInWords } from '@milepost/domain/ending/loan-alone-in-words'
import type { LoanAct } from '@milepost/domain/ending/loan-ending'
import { refundWays } from '@milepost/domain/payment/refund-states'
import { actRefusalWords } from '@milepost/domain/policy/policy-acts'
import { parseLocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { parseMoney } from '@milepost/domain/values/money-text'
import { formatPence } from '@milepost/domain/values/pence'
import {
  endLoanAlone,
  type LoanNotEnded,
  loanNotEndedWords,
  readLoanAlone,
} from '../../purchase/loan/end-loan-alone.ts'
import { notRecordedInWords, recordPayment } from '../../purchase/loan/record-payment.ts'
import { refusedBy } from './cancel.ts'
import { type Act, CommandError } from './command.ts'
import { policyKeyOf, previewPorts } from './refunds.ts'

/** The same acts as at the desk (DSK-523, DSK-524). */

export const withdrawFromLoan: Act = {
  usage: 'loan withdraw <policy number>',
  about:
    'Records that a customer withdrew from their loan in time. The policy goes on, and lender and customer are told.',
  does: (words, parts) => end('withdraw-from-loan', words, withdrawFromLoan.usage, parts),
}

export const settleLoan: Act = {
  usage: 'loan settle <policy number>',
  about: 'Settles a customer’s loan early. The policy goes on, and lender and customer are told.',
  does: (words, parts) => end('settle-loan', words, settleLoan.usage, parts),
}

async function end(
  act: LoanAct,
  [number, ...rest]: readonly string[],
  usage: string,
  parts: Parameters<Act['does']>[1],
): Promise<readonly string[]> {
  if (number === undefined || rest.length > 0) throw new CommandError(`usage: ${usage}`)
  const key = policyKeyOf(number)
  const ports = previewPorts(parts)
  const found = await readLoanAlone({ ...key, act }, ports)
  if (found.kind !== 'figures') throw notEnded(act, number, found)
  const outcome = await endLoanAlone({ ...key, act, seen: found.figures }, parts.by, ports)
  if (outcome.kind !== 'ended') throw notEnded(act, number, outcome)
  return [`The loan of ${number} has ended. The policy goes on`, ...loanAloneInWords(outcome.figures)]
}

function notEnded(act: LoanAct, number: string, outcome: LoanNotEnded): CommandError {
  if (outcome.kind === 'not-found') return new CommandError(`There is no policy ${number}`)
  const isByTable = outcome.kind === 'not-allowed'
  const words = isByTable ? actRefusalWords[outcome.because] : loanNotEndedWords[outcome.kind]
  const code = isByTable ? outcome.because : outcome.kind
  return refusedBy(
    act === 'settle-loan' ? 'loan.settle' : 'loan.withdraw',
    number,
    code,
    `${number}: ${words}`,
  )
}

export const customerPaid: Act = {
  usage: 'customer-paid <policy number> <amount in pounds> <card|bank> [day as yyyy-mm-dd]',
  about: 'Records what a customer who owed us money has paid, by card or into our bank account.',
  async does([number, pounds, where, written, ...rest], parts) {
    const amount = parseMoney(pounds ?? '')
    const on = written === undefined ? londonDate(parts.clock()) : parseLocalDate(written)
    const way = refundWays.find((each) => each === where)
    if (number === undefined || !amount.ok || way === undefined || on === undefined || rest.length > 0)
      throw new CommandError(`usage: ${customerPaid.usage}`)
    const received = { ...policyKeyOf(number), amount: amount.value, way, on }
    const outcome = await recordPayment(received, parts.by, previewPorts(parts))
    const refused = (code: string, words: string) =>
      refusedBy('payment.record', number, code, `${number}: ${words}`)
    switch (outcome.kind) {
      case 'recorded':
        return [`${number}: ${formatPence(amount.value)} is recorded, ${formatPence(outcome.left)} is left`]
      case 'not-found':
        throw new CommandError(`There is no policy ${number}`)
      case 'not-allowed':
        throw refused(outcome.because, actRefusalWords[outcome.because])
      default:
        throw refused(outcome.kind, `${notRecordedInWords(outcome)}.`)
    }
  },
}
