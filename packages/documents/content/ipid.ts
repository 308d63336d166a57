import { descOf } from '@milepost/domain/lists/code-list'
import { coverLevels } from '@milepost/domain/lists/cover'
import { aprInWords } from '@milepost/domain/payment/representative-example'
import type { AddOn } from '@milepost/domain/quote/add-ons'
import { termInWords } from '@milepost/domain/quote/policy-period'
import { totalOf } from '@milepost/domain/quote/price'
import { usesInWords } from '@milepost/domain/quote/uses-covered'
import { formatPence } from '@milepost/domain/values/pence'
import {
  type Block,
  type DocumentContent,
  list,
  type PanelBlock,
  paragraph,
  strong,
  type Text,
} from '../pdf/blocks.ts'
import type { IconName } from '../pdf/icons.ts'
import {
  europeanCountries,
  homeCountries,
  includedCovers,
  limits,
  notCovered,
  selectedAddOns,
} from '../phrases/cover.ts'
import { asIssued, quoteDocument } from '../phrases/document-header.ts'
import { termsOfExtra } from '../phrases/extras.ts'
import { lengthInWords, lowered, moment } from '../phrases/format.ts'
import { cardPayment, directDebit, instalmentsInWords } from '../phrases/price.ts'
import { cancelling, renewing } from '../phrases/rights.ts'
import { dutiesAtTheStart, dutiesDuringCover, dutiesOnAClaim, restrictionsInShort } from '../phrases/use.ts'
import type { PolicyDocumentData } from '../policy-document-data.ts'
import type { QuoteDocumentData } from '../quote-document-data.ts'

/** The insurance product information document of the policy itself (ICOBS 6 Annex 3). */
export function ipid(quote: QuoteDocumentData): DocumentContent {
  const { terms } = quote
  const about = [
    { label: 'Company', value: terms.insurer },
    { label: 'Product', value: `${terms.name}: ${descOf(coverLevels, quote.level)}` },
    { label: 'Sold by', value: quote.firm.name },
  ]
  const blocks = productInformation({
    intro: introduction(
      terms.insurer,
      'before and after you buy are in your policy wording and the documents it refers to',
    ),
    type: typeInWords(quote),
    insured: [
      [strong('Use'), `: ${lowered(usesInWords(quote.vehicle.use))}.`],
      ...includedCovers(quote).map(({ name, words, limit }) => [
        strong(name),
        `: ${lowered(words)}. ${limit}.`,
      ]),
    ],
    extras: extras(quote),
    notInsured: notCovered(quote),
    restrictions: restrictionsInShort(quote),
    where: [homeCountries, europeanCountries],
    obligations: {
      atTheStart: dutiesAtTheStart(quote).join(' '),
      duringCover: dutiesDuringCover(quote).join(' '),
      onAClaim: dutiesOnAClaim().join(' '),
    },
    paying: paying(quote),
    lasting: lasting(quote),
    cancelling: cancelling(quote).join(' '),
  })
  return quoteDocument(quote, 'Insurance Product Information Document', blocks, about)
}

/** The policyholder's copy. Company and product stay at its head, as its rules require. */
export function issuedIpid(policy: PolicyDocumentData): DocumentContent {
  const content = ipid(policy)
  return asIssued(content, policy, [...content.about, { label: 'Policy number', value: policy.policyNumber }])
}

function typeInWords({ terms, option, period, level }: QuoteDocumentData): string {
  const levelWords = (descOf(coverLevels, level) ?? '').toLowerCase()
  return (
    `This is ${levelWords} ${terms.name.toLowerCase()} for ${lengthInWords(option.term, period)}. ` +
    'It provides the insurance that the Road Traffic Act 1988 requires of everyone who uses a motor vehicle on a road or in a public place.'
  )
}

function extras(quote: QuoteDocumentData): readonly Text[] {
  const chosen = selectedAddOns(quote)
  if (chosen.length === 0) return []
  const named = chosen.map(({ description }) => description).join('; ')
  return [[strong('Optional extras you have chosen: '), `${named}.`]]
}

function paying(quote: QuoteDocumentData): string {
  const price = `The price is ${formatPence(totalOf(quote.option.price))}, including insurance premium tax and the administration fee.`
  const debit = directDebit(quote)
  if (!debit) return `${price} You pay it in full by card when you buy.`
  const { plan, totalPayable } = debit
  const monthly = `monthly by Direct Debit under a credit agreement: a deposit of ${formatPence(plan.upFront)} when you buy, then ${instalmentsInWords(plan)}, ${formatPence(totalPayable)} in total at ${aprInWords(plan.apr)} APR.`
  return cardPayment(quote)
    ? `${price} You can pay it in full by card when you buy. Or you can pay ${monthly}`
    : `${price} You pay ${monthly}`
}

function lasting(quote: QuoteDocumentData): string {
  const { period, option } = quote
  return `Cover starts at ${moment(period.from)} and ends at ${moment(period.to)}: ${termInWords[option.term]}. ${renewing(quote)}`
}

/** The extras that were paid for. One included in the cover is described with it. */
export function purchasedExtras(policy: PolicyDocumentData): readonly AddOn[] {
  return selectedAddOns(policy).filter(({ annualCost }) => annualCost > 0)
}

/** The product information document of one extra (ICOBS 6 Annex 3: each product sold has its own). */
export function extraInformation(policy: PolicyDocumentData, { code, annualCost }: AddOn): DocumentContent {
  const { terms, firm, period } = policy
  const { onAClaim, name, ...extraTerms } = termsOfExtra(code, terms.cover)
  const blocks = productInformation({
    intro: introduction(terms.insurer, 'are in the part of your policy wording called optional extras'),
    ...extraTerms,
    obligations: {
      atTheStart: 'Take reasonable care to answer every question fully and correctly.',
      duringCover: 'Keep your policy in force, and tell us before any of your details change.',
      onAClaim,
    },
    paying: `It costs ${formatPence(annualCost)} for the period of cover, including insurance premium tax. You pay it as part of the price of your policy.`,
    lasting: `It lasts as long as your policy, from ${moment(period.from)} to ${moment(period.to)}. It ends if your policy ends.`,
    cancelling: `You can cancel it at any time, with or without your policy. Call ${firm.phone.display} or write to ${firm.email}. In the first ${limits.coolingOffDays} days we'll refund what it cost, less a charge for the days you were covered. After that we'll refund the cost of the days that are left. There is no refund if you have claimed on it.`,
  })
  const about = [
    { label: 'Company', value: terms.insurer },
    { label: 'Product', value: name },
    { label: 'Sold by', value: firm.name },
    { label: 'Policy number', value: policy.policyNumber },
  ]
  const content = quoteDocument(policy, 'Insurance Product Information Document', blocks)
  return { ...asIssued(content, policy, about), shortTitle: `Product information: ${name}` }
}

/** The content of a product information document, question by question. */
export type ProductInformation = {
  intro: string
  type: string
  insured: readonly Text[]
  /** Separate covers chosen by the customer: listed without a tick (article 4). */
  extras?: readonly Text[]
  notInsured: readonly Text[]
  restrictions: readonly Text[]
  where: readonly Text[]
  obligations: { atTheStart: string; duringCover: string; onAClaim: string }
  paying: string
  lasting: string
  cancelling: string
}

/**
 * The nine questions, their order, their icons and the two columns of Commission Implementing Regulation (EU) 2017/1469, for the
 * policy and for each extra (ICOBS 6 Annex 3: one document for each product).
 */
function productInformation(information: ProductInformation): readonly Block[] {
  return [
    paragraph(information.intro, 'small'),
    panel('What is this type of insurance?', undefined, paragraph(information.type)),
    {
      kind: 'columns',
      columns: [
        [
          panel(
            'What is insured?',
            'umbrella',
            list(information.insured, 'tick'),
            ...(information.extras ?? []).map((text) => paragraph(text)),
          ),
        ],
        [
          panel('What is not insured?', 'x-in-triangle', list(information.notInsured, 'cross')),
          panel(
            'Are there any restrictions on cover?',
            'bang-in-triangle',
            list(information.restrictions, 'bang'),
          ),
        ],
      ],
    },
    panel('Where am I covered?', 'globe', list(information.where, 'blue-tick')),
    panel('What are my obligations?', 'handshake', ...obligations(information)),
    panel('When and how do I pay?', 'coins', paragraph(information.paying)),
    panel('When does the cover start and end?', 'hourglass', paragraph(information.lasting)),
    panel('How do I cancel the contract?', 'hand-in-shield', paragraph(information.cancelling)),
  ]
}

/** The insurer, and where to find the full terms. */
function introduction(insurer: string, fullTerms: string): string {
  return `${insurer} is an insurer authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority. It is fictional and on no register. This document is a summary. The full terms ${fullTerms}.`
}

function panel(heading: string, icon: IconName | undefined, ...blocks: readonly Block[]): PanelBlock {
  return { kind: 'panel', heading, blocks, ...(icon && { icon }) }
}

function obligations({
  obligations: { atTheStart, duringCover, onAClaim },
}: ProductInformation): readonly Block[] {
  return [
    paragraph([strong('At the start. '), atTheStart]),
    paragraph([strong('During the period of cover. '), duringCover]),
    paragraph([strong('When you claim. '), onAClaim]),
  ]
}
