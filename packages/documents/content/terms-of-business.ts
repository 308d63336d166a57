import { claimsLineInWords, hoursInSentence } from '@milepost/domain/brands/firm'
import { creditTerms } from '@milepost/domain/payment/credit-terms'
import { IPT_PERCENT } from '@milepost/domain/quote/price'
import { QUOTE_DAYS } from '@milepost/domain/quote/time-limits'
import { formatPence } from '@milepost/domain/values/pence'
import { answers, type Block, type DocumentContent, list, paragraph, section, strong } from '../pdf/blocks.ts'
import { quoteDocument } from '../phrases/document-header.ts'
import { directDebit } from '../phrases/price.ts'
import { cancelledByUs, cancelling, compensation, complaining, renewing } from '../phrases/rights.ts'
import type { QuoteDocumentData } from '../quote-document-data.ts'

/** What the selling firm does for the customer, how it is paid, and how it is regulated (ICOBS 4, ICOBS 4.3, CASS 5). */
export function termsOfBusiness(quote: QuoteDocumentData): DocumentContent {
  const { firm, terms } = quote
  return quoteDocument(quote, 'Terms of business', [
    paragraph(`How ${firm.name} works for you. Please read this before you buy, and keep it safe.`, 'lead'),
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
        'We give you information, but no advice or recommendation. We ask questions to work out the cover and the price. You decide whether it is right for you.',
        'We act for you when we arrange the policy, and for the insurer when we take your payment and issue your documents.',
        'We own no shares in the insurer, and it owns none in us.',
      ]),
    ),
    section('What it costs', ...costs(quote)),
    section(
      'How we are paid',
      paragraph(
        'The insurer pays us commission, which is a percentage of the premium and already included in the price. Our staff may receive a bonus that depends on how well they serve customers, not on what they sell.',
      ),
      ...(directDebit(quote)
        ? [
            paragraph(
              `If you pay monthly, the lender is ${firm.lenderName}. We introduce customers only to this lender. We are linked to it and may receive commission from it. You can ask us how much.`,
            ),
          ]
        : []),
    ),
    section(
      'Your money',
      paragraph(
        "We hold premiums and refunds as the insurer's agent. A premium paid to us is treated as paid to the insurer, and a refund is treated as paid only when you receive it.",
      ),
    ),
    section(
      'Quotes and documents',
      list([
        `A price is valid until midnight on the day we calculate it. You can open the quote again for ${QUOTE_DAYS} days.`,
        `We keep the details of a quote for ${creditTerms.quoteKeptMonths} months, or ${creditTerms.convictionsKeptDays} days if they include a conviction.`,
        terms.results.offersDocumentsByPost
          ? 'We send documents by email. You can ask for them by post.'
          : 'We send documents by email.',
        'You can rely on what the documents say. Tell us straight away if anything in them is not what you asked for.',
      ]),
    ),
    section(
      'Correct answers, and changes',
      paragraph(
        'You must take reasonable care to answer our questions fully and correctly when you buy, make a change or renew. A wrong answer could mean a higher price, a claim that is paid only in part or not at all, or no cover.',
      ),
    ),
    section('Cancelling', list([...cancelling(quote), ...cancelledByUs(quote)])),
    section('Renewing', paragraph(renewing(quote))),
    section('If you have a complaint', ...complaining(quote)),
    section('Compensation', ...compensation(quote)),
    section('Your details', ...privacy(quote)),
    section(
      'Contact us',
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
        'The law of the part of the United Kingdom you live in applies to these terms. We will always write and speak to you in English.',
      ),
    ),
  ])
}

function costs(quote: QuoteDocumentData): readonly Block[] {
  const { firm, option } = quote
  return [
    paragraph([
      'The price includes our policy administration fee of ',
      strong(formatPence(option.price.fee)),
      `, which is not refundable. Every premium we show includes insurance premium tax at ${IPT_PERCENT}%. There is no tax on our fee.`,
    ]),
    ...(directDebit(quote)
      ? [
          paragraph(
            `${firm.lenderName} may charge ${formatPence(creditTerms.latePayment)} for a late payment, and the charges listed in its credit agreement. We do not charge for arranging the credit.`,
          ),
        ]
      : []),
  ]
}

function privacy({ firm }: QuoteDocumentData): readonly Block[] {
  return [
    paragraph(
      `We use your details to give you a quote, to manage your policy, to deal with claims and to prevent fraud. We share them with the insurer, with the lender if you pay monthly, and with two databases that insurers share: the Motor Insurance Database, which the police can search, and the Claims and Underwriting Exchange.`,
    ),
    paragraph(
      `You have the right to see, correct and in some cases erase the details we hold. Our privacy notice is at ${firm.privacyNoticeUrl}. You can complain to the Information Commissioner's Office, www.ico.org.uk.`,
    ),
    // Statistics of one's own site need no consent if visitors are informed and can object (PECR schedule A1).
    paragraph(
      `We count visits to our website to see which questions people find hard. A visit has a random number that is not joined to your name, quote or device, and nothing you type is kept. If you do not want to be counted, turn on Global Privacy Control in your browser, or say no where our site asks.`,
    ),
  ]
}
