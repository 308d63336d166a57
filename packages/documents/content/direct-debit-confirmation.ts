import { creditTerms } from '@milepost/domain/payment/credit-terms'
import { directDebitGuarantee } from '@milepost/domain/payment/direct-debit-guarantee'
import { longDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { add, formatPence } from '@milepost/domain/values/pence'
import {
  answers,
  type Block,
  callout,
  type DocumentContent,
  list,
  paragraph,
  section,
} from '../pdf/blocks.ts'
import { policyDocument } from '../phrases/document-header.ts'
import type { PolicyDocumentData, ShownAccount } from '../policy-document-data.ts'
import { type CreditOffer, creditOf, paymentsTable } from './credit-offer.ts'

/**
 * Confirms a paperless instruction, and is the advance notice of every payment: who collects, how much, when, how often and under which
 * reference, with the exact words of the Guarantee (Bacs Direct Debit Scheme, CON-25).
 */
export function directDebitConfirmation(policy: PolicyDocumentData): DocumentContent {
  const { credit: accepted, firm, policyNumber } = policy
  if (!accepted) throw new Error('This policy is not paid by Direct Debit')
  const credit = creditOf(policy, policy.issuedAt)
  const { lender } = credit
  const blocks: readonly Block[] = [
    paragraph(
      `${lender.name} will collect your monthly payments by Direct Debit for the policy you bought from ${firm.name}. This confirms the instruction you gave online. Please check it and keep it safe.`,
      'lead',
    ),
    section('Your instruction', answers(instruction(policy, credit, accepted.account), 0.24)),
    section(
      'Your payments',
      paragraph(
        'This is your advance notice of every payment. If a payment falls on a weekend or bank holiday, it is taken on the next working day. The dates below allow for that.',
      ),
      paymentsTable(credit),
    ),
    section(
      'If anything is wrong or changes',
      list([
        `If any details are wrong, tell ${lender.name} straight away: ${lender.phone.display} (${lender.openingHours}) or ${lender.email}. Quote reference ${policyNumber}.`,
        `To change your payment date, give at least ${creditTerms.noticeWorkingDays} working days' notice.`,
        'Only the named account holder can change the bank details.',
        "Cancelling your Direct Debit doesn't cancel your policy or your credit agreement. Please call us first, so that you don't miss a payment.",
      ]),
    ),
    callout('note', 'The Direct Debit Guarantee', list(directDebitGuarantee(lender.name))),
  ]
  return {
    ...policyDocument(policy, 'Direct Debit confirmation', blocks),
    author: lender.name,
    foot: lender.regulation,
  }
}

function instruction(
  { policyNumber, issuedAt }: PolicyDocumentData,
  { lender, payments, plan }: CreditOffer,
  account: ShownAccount,
): readonly (readonly [string, string])[] {
  const owed = add(...payments.map(({ amount }) => amount))
  return [
    ['Collected by', `${lender.name}, the name on your bank statement`],
    ['Reference', policyNumber],
    ['Account holder', account.holder],
    ['Account', accountShown(account)],
    ['Set up on', longDate(londonDate(issuedAt))],
    ['Amount', `${formatPence(owed)} in ${plan.instalments} monthly payments`],
  ]
}

function accountShown({ bankName, lastFour, sortCodeEnding }: ShownAccount): string {
  const sortCode = sortCodeEnding === undefined ? [] : [`sort code ending ${sortCodeEnding}`]
  const parts = [...(bankName ? [bankName] : []), ...sortCode, `account ending ${lastFour}`]
  return parts.join(', ')
}
