import { claimsLineInWords, hoursInSentence } from '@milepost/domain/brands/firm'
import { creditTerms } from '@milepost/domain/payment/credit-terms'
import { IPT_PERCENT } from '@milepost/domain/quote/price'
import { QUOTE_DAYS } from '@milepost/domain/quote/time-limits'
import { formatPence } from '@milepost/domain/values/pence'
import { answers, type Block, type DocumentContent, list, paragraph, section, strong } from '../pdf/blocks'
import { quoteDocument } from '../phrases/document-header'
import { directDebit } from '../phrases/price'
import { cancelledByUs, cancelling, compensation, complaining, renewing } from '../phrases/rights'
import type { QuoteDocumentData } from '../quote-document-data'

/** What the selling firm does for the customer, how it is paid, and how it is regulated (ICOBS 4, ICOBS 4.3, CASS 5). */
export function termsOfBusiness(quote: QuoteDocumentData): DocumentContent {
  const { firm, terms } = quote
  return quoteDocument(quote, 'Terms of business', [
    paragraph(`How ${firm.name} works for you. Please read this before you buy, and keep it.`, 'lead'),
    section(
      'Who we are',
      paragraph(firm.regulation),
      paragraph(
        'Our permitted business is arranging and looking after general insurance, and credit broking. The register of firms is at www.fca.org.uk/register, or ask the Financial Conduct Authority on 0800 111 6768.',
      ),
    ),
    section(
      'What we do',
      list([
        `We arrange ${terms.name.toLowerCase()} with a single insurer, ${terms.insurer}.`,
        'We give you information and no advice or recommendation. We ask questions to find the cover and the price; you decide whether it suits you.',
        'We act for you when we arrange the policy, and for the insurer when we take your payment and issue your documents.',
        'We have no shares in the insurer, and it has none in us.',
      ]),
    ),
    section('What it costs', ...costs(quote)),
    section(
      'How we are paid',
      paragraph(
        'The insurer pays us a commission: a percentage of the premium, already in the price. Our staff may receive a bonus that depends on how well they served customers, not on what they sold.',
      ),
      ...(directDebit(quote)
        ? [
            paragraph(
              `If you pay monthly, the lender is ${firm.lenderName}. We introduce customers to this lender only, are linked to it, and may receive a commission from it. You can ask us how much.`,
            ),
          ]
        : []),
    ),
    section(
      'Your money',
      paragraph(
        'We hold premiums and refunds as agent of the insurer. A premium paid to us counts as paid to the insurer, and a refund counts as paid only when you have it.',
      ),
    ),
    section(
      'Quotes and documents',
      list([
        `A price is held until the end of the day it was worked out. The quote itself can be opened again for ${QUOTE_DAYS} days.`,
        `We keep the details of a quote for ${creditTerms.quoteKeptMonths} months.`,
        terms.results.offersDocumentsByPost
          ? 'Documents come by email. You can ask for them by post.'
          : 'Documents come by email.',
        'The words you can rely on are those of the documents. Tell us at once if something in them is not what you asked for.',
      ]),
    ),
    section(
      'The truth, and changes',
      paragraph(
        'You must take reasonable care to answer our questions fully and correctly, when you buy, when you change something and when you renew. A wrong answer can mean a higher price, a claim paid in part or not at all, or no cover.',
      ),
    ),
    section('Cancelling', list([...cancelling(quote), ...cancelledByUs(quote)])),
    section('Renewing', paragraph(renewing(quote))),
    section('If you have a complaint', ...complaining(quote)),
    section('Compensation', ...compensation(quote)),
    section('Your details', ...privacy(quote)),
    section(
      'How to reach us',
      answers(
        [
          ['Telephone', `${firm.phone.display}, ${hoursInSentence(firm.openingHours)}`],
          ['Claims', claimsLineInWords(firm.claimsLine)],
          ['Email', firm.email],
          ['Post', `${firm.legalName}, ${firm.registeredOffice}`],
          ['Company number', firm.companyNumber],
        ],
        0.28,
      ),
    ),
    section(
      'The law',
      paragraph(
        'The law of the part of the United Kingdom you live in applies to these terms. We write and speak to you in English.',
      ),
    ),
  ])
}

function costs(quote: QuoteDocumentData): readonly Block[] {
  const { firm, option } = quote
  return [
    paragraph([
      'The price holds our policy administration fee of ',
      strong(formatPence(option.price.fee)),
      `, which is not refunded. Insurance premium tax is in every premium we show, at ${IPT_PERCENT}%. There is none on our fee.`,
    ]),
    ...(directDebit(quote)
      ? [
          paragraph(
            `${firm.lenderName} may charge ${formatPence(creditTerms.latePayment)} for a late payment, and the charges its credit agreement names. We make no charge for arranging the credit.`,
          ),
        ]
      : []),
  ]
}

function privacy({ firm }: QuoteDocumentData): readonly Block[] {
  return [
    paragraph(
      `We use your details to give you a quote, to run your policy, to deal with claims and to prevent fraud. We share them with the insurer, the lender if you pay monthly, and the records that insurers keep together: the Motor Insurance Database, which the police read, and the Claims and Underwriting Exchange.`,
    ),
    paragraph(
      `You have the right to see, correct and in some cases erase what we hold. Our privacy notice is at ${firm.privacyNoticeUrl}. You can complain to the Information Commissioner's Office, www.ico.org.uk.`,
    ),
  ]
}
