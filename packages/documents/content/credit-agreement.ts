import { TIME_TO_PAY_DAYS } from '@milepost/domain/ending/ending-in-words'
import { SETTLEMENT_DAYS } from '@milepost/domain/ending/settlement-rebate'
import { creditTerms } from '@milepost/domain/payment/credit-terms'
import { interestInWords } from '@milepost/domain/payment/representative-example'
import { totalOf } from '@milepost/domain/quote/price'
import { addDays, formatDate, longDate } from '@milepost/domain/values/local-date'
import { clockTime, londonTime } from '@milepost/domain/values/london-time'
import { formatPence } from '@milepost/domain/values/pence'
import {
  answers,
  type Block,
  callout,
  type DocumentContent,
  list,
  paragraph,
  section,
  strong,
} from '../pdf/blocks.ts'
import { policyDocument, quoteDocument } from '../phrases/document-header.ts'
import { lowered } from '../phrases/format.ts'
import type { Credit, PolicyDocumentData } from '../policy-document-data.ts'
import type { QuoteDocumentData } from '../quote-document-data.ts'
import {
  type CreditOffer,
  chargesInWords,
  creditOf,
  loanPeriodInWords,
  paymentsTable,
  rateInWords,
  repaymentsInWords,
} from './credit-offer.ts'

const { drawn, withdrawalDays, defaultNoticeDays, postCountsAfterHours, noticeWorkingDays, arrangementFee } =
  creditTerms

/** The prescribed heading (Consumer Credit (Agreements) Regulations 2010), and its short form on the following pages. */
const agreementTitle = {
  title: 'Fixed Sum Loan Agreement regulated by the Consumer Credit Act 1974',
  shortTitle: 'Fixed Sum Loan Agreement',
} as const satisfies Partial<DocumentContent>

/** The agreement without its signatures, the same before and after it is made (Consumer Credit Act 1974). */
function agreementParts(quote: QuoteDocumentData, credit: CreditOffer): readonly Block[] {
  const { terms, firm } = quote
  return [
    section('The parties', parties(quote, credit)),
    section('The loan', figures(quote, credit)),
    section('Your repayments', paragraph(repaymentsInWords(credit)), paymentsTable(credit)),
    section(
      'What the loan is for',
      paragraph(
        `All of it pays the premium for ${terms.name.toLowerCase()} with ${terms.insurer}, arranged by ${firm.name}, which is linked to us. ${drawn}, ${longDate(credit.drawnOn)}, we pay it to ${firm.name} for you. It is not paid to you.`,
      ),
    ),
    section('If you miss a payment', ...missedPayments),
    section('Your right to withdraw', ...withdrawal(credit)),
    section(
      'Repaying early',
      paragraph(
        `You can repay early at any time, in full or in part, by telling us. You can ask for a free statement of what you owe. Interest that is not yet due is then reduced as the Consumer Credit (Early Settlement) Regulations 2004 require. If you repay in full, the loan is settled ${SETTLEMENT_DAYS} days after you tell us.`,
      ),
    ),
    section(
      'If your insurance ends',
      paragraph(
        `If your policy ends, this loan ends too. If we have not paid it out yet, or you could still withdraw, you pay no interest. After that, it is repaid early, as described above. You assign to us the right to any refund of premium. We use it for what you owe, and you receive the rest. If that is not enough, we tell you what is left and give you at least ${TIME_TO_PAY_DAYS} days to pay it.`,
      ),
    ),
    section(
      'Changes and notices',
      list([
        `You can change the day you pay with at least ${noticeWorkingDays} working days' notice.`,
        'Only the named account holder can change the bank details.',
        'You have the right to a statement of your account, on request and free of charge, at any time.',
        'We may transfer our rights to someone else. Your rights will not change.',
      ]),
    ),
    section('Who supervises us', ...supervision(credit)),
  ]
}

function parties({ holder, firm }: QuoteDocumentData, { lender }: CreditOffer): Block {
  return answers(
    [
      ['Creditor: we, us', `${lender.name}, ${lender.address}`],
      ['Debtor: you', [holder.name, ...holder.addressLines].join(', ')],
      ['Credit intermediary', `${firm.legalName}, trading as ${firm.name}, ${firm.registeredOffice}`],
    ],
    0.32,
  )
}

function figures({ option }: QuoteDocumentData, credit: CreditOffer): Block {
  const { plan } = credit
  return answers(
    [
      ['Cash price of the insurance', formatPence(totalOf(option.price))],
      ['Deposit paid in advance', formatPence(plan.upFront)],
      ['Total amount of credit', formatPence(plan.credit)],
      ['Rate of interest', `${interestInWords}, on the credit`],
      ['Interest', formatPence(plan.interest)],
      ['Other charges for the credit', formatPence(arrangementFee)],
      ['Annual Percentage Rate', rateInWords(credit)],
      ['Total amount payable', formatPence(plan.totalPayable)],
      ['Duration', loanPeriodInWords(credit)],
    ],
    0.44,
  )
}

const missedPayments: readonly Block[] = [
  callout(
    'warning',
    'Missing payments could have severe consequences',
    paragraph(
      'Your insurance may be cancelled, legal action may be taken against you, and credit may be harder to get.',
    ),
  ),
  paragraph(
    `Before we end the agreement, we'll send you a default notice and give you at least ${defaultNoticeDays} days to put things right. Anything sent by post is treated as received after ${postCountsAfterHours} hours.`,
  ),
  list(chargesInWords),
]

function withdrawal({ lender }: CreditOffer): readonly Block[] {
  return [
    paragraph([
      'You have the right to withdraw from this agreement, without giving a reason, within ',
      strong(`${withdrawalDays} days`),
      ' beginning with the day after it is made or you receive your copy of it, whichever is later.',
    ]),
    paragraph(
      `Tell us by telephone, ${lender.phone.display}, by email, ${lender.email}, or by post to ${lender.address}. Then repay the credit without delay and within 30 days. You will not be charged interest for the time you had it: the interest for each day is £0.00.`,
    ),
  ]
}

function supervision({ lender }: CreditOffer): readonly Block[] {
  return [
    paragraph(
      `${lender.regulation} The Financial Conduct Authority is at 12 Endeavour Square, London E20 1JN.`,
    ),
    paragraph(
      'If you have a complaint, tell us first. If you are not happy with our answer, you can go to the Financial Ombudsman Service, free of charge and within six months: Exchange Tower, London E14 9SR, 0800 023 4567, www.financial-ombudsman.org.uk.',
    ),
  ]
}

/** The agreement as offered, to be read before it is accepted (DDM-03, D-189). */
export function creditAgreement(quote: QuoteDocumentData): DocumentContent {
  const credit = creditOf(quote)
  const blocks = [...agreementParts(quote, credit), section('Signature', ...signature(quote, credit))]
  return {
    ...quoteDocument(quote, agreementTitle.title, blocks),
    ...agreementTitle,
    foot: credit.lender.regulation,
  }
}

/** Accepted by a tick on the page (DDM-03); the customer's copy says so. */
function signature({ holder }: QuoteDocumentData, { lender, validUntil }: CreditOffer): readonly Block[] {
  return [
    paragraph(
      'This is a credit agreement regulated by the Consumer Credit Act 1974. Accept it only if you want to be legally bound by its terms.',
    ),
    answers(
      [
        ['You', `${holder.name}, by ticking "I accept" when you buy`],
        ['We', `${lender.name}, ${lowered(creditTerms.made)}`],
        ['To be accepted by', `the end of ${longDate(validUntil)}`],
      ],
      0.32,
    ),
    paragraph('You will receive a copy of this agreement when it is made.', 'small'),
  ]
}

/** The customer's copy of the concluded agreement, with its signatures (Consumer Credit Act 1974, section 61A). */
export function signedCreditAgreement(policy: PolicyDocumentData): DocumentContent {
  const { credit: accepted } = policy
  if (!accepted) throw new Error('This policy is not paid on credit')
  const credit = creditOf(policy, policy.issuedAt)
  const blocks: readonly Block[] = [
    callout(
      'note',
      'Your copy, to keep',
      paragraph(
        `This agreement was made on ${longDate(credit.madeOn)}. You can withdraw from it until the end of ${longDate(addDays(credit.madeOn, creditTerms.withdrawalDays))}, and later if you received this copy later.`,
      ),
    ),
    ...agreementParts(policy, credit),
    section('Signatures', ...signatures(policy, credit, accepted)),
  ]
  return {
    ...policyDocument(policy, agreementTitle.title, blocks),
    ...agreementTitle,
    author: credit.lender.name,
    foot: credit.lender.regulation,
  }
}

/** A tick is a signature if both sides intend it as one; its words are those of the page (DDM-03). */
function signatures(
  { holder, issuedAt }: PolicyDocumentData,
  { lender }: CreditOffer,
  { acceptedOn, acceptedAt }: Credit,
): readonly Block[] {
  return [
    paragraph('This is a credit agreement regulated by the Consumer Credit Act 1974.'),
    answers(
      [
        [
          'You',
          `${holder.name}. Signed electronically ${signedAt(acceptedAt)}, by ticking "I accept on ${formatDate(acceptedOn)}".`,
        ],
        ['We', `${lender.name}. Signed electronically ${signedAt(issuedAt)}.`],
      ],
      0.2,
    ),
  ]
}

/** "on 15 November 2026 at 11:00" */
function signedAt(instant: Date): string {
  const time = londonTime(instant)
  return `on ${longDate(time.date)} at ${clockTime(time)}`
}
