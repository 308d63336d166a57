import { creditTerms } from '@milepost/domain/payment/credit-terms'
import { interestInWords } from '@milepost/domain/payment/representative-example'
import { totalOf } from '@milepost/domain/quote/price'
import { longDate } from '@milepost/domain/values/local-date'
import { formatPence } from '@milepost/domain/values/pence'
import { type Block, callout, chapter, type DocumentContent, paragraph } from '../pdf/blocks.ts'
import { quoteDocument } from '../phrases/document-header.ts'
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

/**
 * Standard European Consumer Credit Information, as prescribed by the Consumer Credit (Disclosure of Information) Regulations
 * 2010: five parts in this order, each row with its prescribed words. The figures are those of the offer (D-178, D-189).
 */
export function preContractCreditInformation(quote: QuoteDocumentData): DocumentContent {
  const credit = creditOf(quote)
  const blocks: readonly Block[] = [
    callout(
      'note',
      `Valid until the end of ${longDate(credit.validUntil)}`,
      paragraph(
        'If you accept the credit after that, please ask for this information again, as the price may have changed.',
      ),
    ),
    chapter('1. Contact details', rows(contact(quote, credit))),
    chapter('2. Key features of the credit product', rows(features(quote, credit)), paymentsTable(credit)),
    chapter('3. Costs of the credit', rows(costs(quote, credit))),
    chapter('4. Other important legal aspects', rows(legal(credit))),
    chapter('5. Additional information in the case of distance marketing', rows(distance(quote, credit))),
  ]
  return { ...quoteDocument(quote, title, blocks), shortTitle, foot: credit.lender.regulation }
}

/** The prescribed heading, and its short form on the following pages. */
const shortTitle = 'Pre-contract credit information'
const title = `${shortTitle} (Standard European Consumer Credit Information)`

type Rows = readonly (readonly [string, string])[]

function rows(cellRows: Rows): Block {
  return {
    kind: 'table',
    columns: [{ share: 0.36, isStrong: true }, { share: 0.64 }],
    rows: cellRows.map((cells) => ({ cells })),
  }
}

function contact({ firm }: QuoteDocumentData, { lender }: CreditOffer): Rows {
  return [
    ['Creditor', lender.name],
    ['Address', `${lender.address}. Telephone ${lender.phone.display}. Email ${lender.email}.`],
    ['Credit intermediary', `${firm.name}, a trading name of ${firm.legalName}`],
    ['Address', `${firm.registeredOffice}. Telephone ${firm.phone.display}. Email ${firm.email}.`],
  ]
}

function features({ option, terms }: QuoteDocumentData, credit: CreditOffer): Rows {
  const { plan } = credit
  return [
    ['The type of credit', 'Fixed sum loan to pay an insurance premium'],
    ['The total amount of credit', formatPence(plan.credit)],
    [
      'How and when credit would be provided',
      `${creditTerms.drawn}, ${longDate(credit.drawnOn)}, ${credit.lender.name} pays the credit to your insurance intermediary for your premium. It is not paid to you.`,
    ],
    ['The duration of the credit agreement', loanPeriodInWords(credit)],
    ['Repayments', `${repaymentsInWords(credit)} Payments go first towards anything overdue.`],
    [
      'The total amount you will have to pay',
      `${formatPence(plan.totalPayable)}: the credit, the interest, and ${formatPence(plan.upFront)} deposit that you pay when you buy.`,
    ],
    [
      'The service and its cash price',
      `${terms.name} with ${terms.insurer}, cash price ${formatPence(totalOf(option.price))}`,
    ],
    [
      'Security required',
      'None. If you do not pay, the lender may ask for the policy to be cancelled and receive the refund of premium.',
    ],
  ]
}

function costs({ firm }: QuoteDocumentData, credit: CreditOffer): Rows {
  const { plan } = credit
  return [
    ['The rate of interest', `${interestInWords}, on the amount of credit: ${formatPence(plan.interest)}`],
    [
      'Annual Percentage Rate of Charge (APR)',
      `${rateInWords(credit)}. It assumes that the credit is provided on ${longDate(credit.drawnOn)} and that you make a payment every month from then. Days added for weekends and bank holidays are left out.`,
    ],
    [
      'Is insurance or another service obligatory?',
      'No. The credit pays for insurance you have chosen. You can pay for it in full instead.',
    ],
    [
      'Related costs',
      `None for arranging the credit: the fee of ${firm.name} is ${formatPence(creditTerms.arrangementFee)}.`,
    ],
    ['Costs in the case of late payments', chargesInWords.join(' ')],
    [
      'Consequences of missing payments',
      'Missing payments could have severe consequences for you: your insurance may be cancelled, legal action taken, and credit may be harder to get.',
    ],
  ]
}

function legal({ validUntil, madeOn }: CreditOffer): Rows {
  return [
    [
      'Right of withdrawal',
      `You have the right to withdraw from the credit agreement within ${creditTerms.withdrawalDays} calendar days.`,
    ],
    [
      'Early repayment',
      'You have the right to repay early at any time, in full or in part. Interest that is not yet due is then reduced as the Consumer Credit (Early Settlement) Regulations 2004 require. There is no compensation to pay.',
    ],
    [
      'Consultation with a credit reference agency',
      'If credit is refused because of what an agency told the lender, the lender must tell you so immediately and free of charge, and tell you which agency it was.',
    ],
    [
      'Right to a draft credit agreement',
      'You have the right to a copy of the draft agreement, on request and free of charge. It is the fixed sum loan agreement provided with this information.',
    ],
    [
      'How long this information is valid',
      `From ${longDate(madeOn)} until the end of ${longDate(validUntil)}.`,
    ],
  ]
}

function distance({ firm }: QuoteDocumentData, { lender }: CreditOffer): Rows {
  return [
    ['Registration number', `Company number ${lender.companyNumber}. ${lender.regulation}`],
    ['Supervisory authority', 'The Financial Conduct Authority, 12 Endeavour Square, London E20 1JN'],
    [
      'How to exercise the right to cancel',
      `Tell ${lender.name} by telephone, ${lender.phone.display}, by email, ${lender.email}, or by post, ${lender.address}, within ${creditTerms.withdrawalDays} days of the day after the agreement is made or you receive your copy, whichever is later. Then repay the credit within 30 days.`,
    ],
    ['Law and court', 'The law of the part of the United Kingdom you live in, and its courts'],
    ['Language', 'English, for this information, the agreement and all communications about it'],
    [
      'Complaints and compensation',
      `Tell ${lender.name}, or ${firm.name}, first. If you are not happy with the answer, you can go to the Financial Ombudsman Service within six months: Exchange Tower, London E14 9SR, 0800 023 4567. There is no compensation scheme for credit.`,
    ],
  ]
}
