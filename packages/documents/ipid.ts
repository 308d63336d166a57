import { descOf } from '@milepost/domain/lists/code-list'
import { coverLevels } from '@milepost/domain/lists/cover-levels'
import { totalOf } from '@milepost/domain/outcome/price'
import { formatPence } from '@milepost/domain/values/pence'
import { type Block, list, type PanelBlock, type Paper, paragraph } from './paper/blocks'
import type { IconName } from './paper/icons'
import { strong, type Text } from './paper/text'
import type { QuoteFacts } from './quote-facts'
import { europeanCountries, homeCountries } from './words/countries'
import { coversGiven, selectedAddOns } from './words/cover-given'
import { notCovered } from './words/cover-not-given'
import { dutiesAtTheStart, dutiesDuringCover, dutiesOnAClaim } from './words/duties'
import { paperOf } from './words/paper-of'
import { cardPayment, directDebit, instalmentsInWords } from './words/price-in-words'
import { renewing } from './words/renewing'
import { restrictionsInShort } from './words/restrictions'
import { cancelling } from './words/rights'
import { lengthOf, moment } from './words/time-in-words'

/**
 * The insurance product information document (ICOBS 6 Annex 3). Its headings, their order, the icons and the two columns are
 * those of Commission Implementing Regulation (EU) 2017/1469; extras have no ticks before them (article 4).
 */
export function ipid(facts: QuoteFacts): Paper {
  const { terms } = facts
  const about = [
    { label: 'Company', value: terms.insurer },
    { label: 'Product', value: `${terms.name}: ${descOf(coverLevels, facts.level)}` },
    { label: 'Sold by', value: facts.firm.name },
  ]
  return paperOf(facts, 'Insurance Product Information Document', blocksOf(facts), about)
}

function blocksOf(facts: QuoteFacts): readonly Block[] {
  const { terms } = facts
  return [
    paragraph(
      `${terms.insurer} is an insurer authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority. It is fictional and on no register. This document is a summary. The full terms before and after you buy are in your policy wording, statement of fact, key facts and schedule.`,
      'small',
    ),
    panel('What is this type of insurance?', undefined, paragraph(typeInWords(facts))),
    {
      kind: 'columns',
      columns: [
        [panel('What is insured?', 'umbrella', list(insured(facts), 'tick'), ...extras(facts))],
        [
          panel('What is not insured?', 'x-in-triangle', list(notCovered(facts), 'cross')),
          panel(
            'Are there any restrictions on cover?',
            'bang-in-triangle',
            list(restrictionsInShort(facts), 'bang'),
          ),
        ],
      ],
    },
    panel('Where am I covered?', 'globe', list([homeCountries, europeanCountries], 'blue-tick')),
    panel('What are my obligations?', 'handshake', ...obligations(facts)),
    panel('When and how do I pay?', 'coins', paragraph(paying(facts))),
    panel('When does the cover start and end?', 'hourglass', paragraph(lasting(facts))),
    panel('How do I cancel the contract?', 'hand-in-shield', paragraph(cancelling(facts).join(' '))),
  ]
}

function panel(heading: string, icon: IconName | undefined, ...blocks: readonly Block[]): PanelBlock {
  return { kind: 'panel', heading, blocks, ...(icon && { icon }) }
}

function typeInWords({ terms, option, level }: QuoteFacts): string {
  const levelWords = (descOf(coverLevels, level) ?? '').toLowerCase()
  return (
    `This is ${levelWords} ${terms.name.toLowerCase()} for ${lengthOf[option.term]}. ` +
    'It meets the insurance that the Road Traffic Act 1988 asks of everybody who uses a motor vehicle on a road or in a public place.'
  )
}

function insured(facts: QuoteFacts): readonly Text[] {
  return coversGiven(facts).map(({ name, words, limit }) => [strong(name), `: ${lowered(words)}. ${limit}.`])
}

/** Covers of their own, each chosen by the customer: named without a tick. */
function extras(facts: QuoteFacts): readonly Block[] {
  const chosen = selectedAddOns(facts)
  if (chosen.length === 0) return []
  const named = chosen.map(({ description }) => description).join('; ')
  return [paragraph([strong('Optional extras you have chosen: '), `${named}.`])]
}

function obligations(facts: QuoteFacts): readonly Block[] {
  return [
    paragraph([strong('At the start. '), dutiesAtTheStart(facts).join(' ')]),
    paragraph([strong('During the cover. '), dutiesDuringCover(facts).join(' ')]),
    paragraph([strong('When you claim. '), dutiesOnAClaim().join(' ')]),
  ]
}

function paying(facts: QuoteFacts): string {
  const card = cardPayment(facts)
  const debit = directDebit(facts)
  return [
    `The price is ${formatPence(totalOf(facts.option.price))}, insurance premium tax and the administration fee included.`,
    ...(card ? ['You can pay it in full by card when you buy.'] : []),
    ...(debit
      ? [
          `Or you can pay monthly by direct debit under a credit agreement: ${formatPence(debit.plan.upFront)} when you buy, then ${instalmentsInWords(debit.plan)}, ${formatPence(debit.totalPayable)} in total at ${debit.plan.apr.toFixed(1)}% APR.`,
        ]
      : []),
  ].join(' ')
}

function lasting(facts: QuoteFacts): string {
  const { period, option } = facts
  return `Cover starts at ${moment(period.from)} and ends at ${moment(period.to)}: ${lengthOf[option.term]}. ${renewing(facts)}`
}

function lowered(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`
}
