import { totalOf } from '@milepost/domain/outcome/price'
import { formatPence } from '@milepost/domain/values/pence'
import { answers, type Block, callout, list, type Paper, paragraph, section } from '../paper/blocks'
import { strong } from '../paper/text'
import type { QuoteFacts } from '../quote-facts'
import { limits } from '../words/limits'
import { paperOf } from '../words/paper-of'
import { longDate } from '../words/time-in-words'
import { type CreditFacts, creditOf } from './credit-facts'
import { aprInWords, chargesInWords, interestRate, paymentsTable, repaymentsInWords } from './credit-in-words'

/** The agreement itself, with its prescribed heading (Consumer Credit (Agreements) Regulations 2010; Consumer Credit Act 1974). */
export function creditAgreement(facts: QuoteFacts): Paper {
  const credit = creditOf(facts)
  const blocks: readonly Block[] = [
    section('The parties', parties(facts, credit)),
    section('The loan', figures(facts, credit)),
    section('Your repayments', paragraph(repaymentsInWords(credit)), paymentsTable(credit)),
    section(
      'What the loan is for',
      paragraph(
        `The whole of it pays the premium of ${facts.terms.name.toLowerCase()} with ${facts.terms.insurer}, arranged by ${facts.firm.name}, which is linked to us. We pay it to ${facts.firm.name} for you.`,
      ),
    ),
    section(
      'If you miss a payment',
      callout(
        'warning',
        'Missing payments could have severe consequences',
        paragraph(
          'Your insurance may be cancelled, legal action may be taken against you, and credit may be harder to get.',
        ),
      ),
      paragraph(
        `Before we end the agreement we send a default notice and give you at least ${limits.defaultNoticeDays} days to put it right. Something sent by post counts as received after 48 hours.`,
      ),
      list(chargesInWords),
    ),
    section('Your right to withdraw', ...withdrawal(credit)),
    section(
      'Repaying early',
      paragraph(
        `You can repay early at any time, in full or in part, by telling us. Ask for a statement of what is owed; it is free. The interest not yet due is then reduced as the Consumer Credit (Early Settlement) Regulations 2004 say.`,
      ),
    ),
    section(
      'If your insurance ends',
      paragraph(
        'If the policy is cancelled what you owe becomes due at once. You assign to us the right to the refund of its premium; we take off what is owed and pay you the rest.',
      ),
    ),
    section(
      'Changes and notices',
      list([
        "You can change the day you pay with at least 10 working days' notice.",
        'Changed bank details are accepted only from the named account holder.',
        'You have the right to a statement of your account, on request and free of charge, at any time.',
        'We may transfer our rights to somebody else. Your rights stay as they are.',
      ]),
    ),
    section('Who supervises us', ...supervision(credit)),
    section('Signature', ...signature(facts, credit)),
  ]
  const title = 'Fixed Sum Loan Agreement regulated by the Consumer Credit Act 1974'
  return {
    ...paperOf(facts, title, blocks),
    shortTitle: 'Fixed Sum Loan Agreement',
    foot: credit.lender.regulation,
  }
}

function parties({ holder, firm }: QuoteFacts, { lender }: CreditFacts): Block {
  return answers(
    [
      ['Creditor: we, us', `${lender.name}, ${lender.address}`],
      ['Debtor: you', [holder.name, ...holder.addressLines].join(', ')],
      ['Credit intermediary', `${firm.legalName}, trading as ${firm.name}, ${firm.registeredOffice}`],
    ],
    0.32,
  )
}

function figures({ option }: QuoteFacts, credit: CreditFacts): Block {
  const { plan } = credit
  return answers(
    [
      ['Cash price of the insurance', formatPence(totalOf(option.price))],
      ['Paid in advance', formatPence(plan.upFront)],
      ['Total amount of credit', formatPence(plan.credit)],
      ['Rate of interest', `${interestRate}, flat on the credit`],
      ['Interest', formatPence(plan.interest)],
      ['Other charges for the credit', '£0.00'],
      ['Annual Percentage Rate', aprInWords(credit)],
      ['Total amount payable', formatPence(plan.totalPayable)],
      ['Duration', `${plan.instalments} months`],
    ],
    0.52,
  )
}

function withdrawal({ lender }: CreditFacts): readonly Block[] {
  return [
    paragraph([
      'You have the right to withdraw from this agreement, without giving a reason, within ',
      strong(`${limits.withdrawalDays} days`),
      ' beginning with the day after it is made or you receive your copy of it, whichever is later.',
    ]),
    paragraph(
      `Tell us by telephone, ${lender.phone.display}, by email, ${lender.email}, or by post to ${lender.address}. Then repay the credit without delay and within 30 days. No interest is charged for the time you had it: the interest for each day is £0.00.`,
    ),
  ]
}

function supervision({ lender }: CreditFacts): readonly Block[] {
  return [
    paragraph(
      `${lender.regulation} The Financial Conduct Authority is at 12 Endeavour Square, London E20 1JN.`,
    ),
    paragraph(
      'If you have a complaint, tell us first. If you are not content with our answer you can go to the Financial Ombudsman Service, free of charge and within six months: Exchange Tower, London E14 9SR, 0800 023 4567, www.financial-ombudsman.org.uk.',
    ),
  ]
}

/** Accepted by a tick on the page (DDM-03); the copy the customer keeps says so. */
function signature({ holder }: QuoteFacts, { lender, validUntil }: CreditFacts): readonly Block[] {
  return [
    paragraph(
      'This is a credit agreement regulated by the Consumer Credit Act 1974. Accept it only if you want to be legally bound by its terms.',
    ),
    answers(
      [
        ['You', `${holder.name}, by ticking "I accept" when you buy`],
        ['We', `${lender.name}, when your first payment has been taken`],
        ['To be accepted by', `the end of ${longDate(validUntil)}`],
      ],
      0.32,
    ),
    paragraph('You receive a copy of this agreement when it is made.', 'small'),
  ]
}
