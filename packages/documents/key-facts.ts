import { descOf } from '@milepost/domain/lists/code-list'
import { coverLevels } from '@milepost/domain/lists/cover'
import { QUOTE_DAYS } from '@milepost/domain/quote/time-limits'
import { formatPounds } from '@milepost/domain/values/pence'
import { answers, type Block, chapter, list, type Paper, paragraph } from './pdf/blocks'
import type { QuoteFacts } from './quote-facts'
import { coversGiven, selectedAddOns } from './words/cover-given'
import { demandsAndNeeds } from './words/demands-and-needs'
import { excessTables } from './words/excess-in-words'
import { noClaimsBlocks } from './words/no-claims-in-words'
import { paperOf } from './words/paper-of'
import { paymentCards, priceTable } from './words/price-in-words'
import { moment } from './words/time-in-words'
import { answersOnUse } from './words/uses'

/** The offer at a glance: the price, who and what is covered, and what the customer would bear. */
export function keyFacts(facts: QuoteFacts): Paper {
  return paperOf(facts, 'Key facts about your quote', [
    paragraph(
      `Your ${facts.terms.name.toLowerCase()} from ${facts.firm.name}, with ${facts.terms.insurer}.`,
      'lead',
    ),
    { kind: 'cards', cards: paymentCards(facts) },
    paragraph(
      `The price is held until the end of the day it was worked out. Your quote reference stays good for ${QUOTE_DAYS} days.`,
      'small',
    ),
    chapter('What you pay', priceTable(facts)),
    chapter('Who and what is insured', answers(whatIsInsured(facts), 0.34)),
    chapter('Your demands and needs', ...demandsAndNeeds(facts)),
    chapter('Your cover', coverTable(facts)),
    ...extras(facts),
    chapter('Your excess', ...excessTables(facts.option.excesses)),
    ...endorsements(facts),
    ...noClaimsBlocks(facts),
  ])
}

function whatIsInsured(facts: QuoteFacts) {
  const { vehicle, drivers, period, level, holder } = facts
  const people = drivers.map(({ name, isMainDriver }) => (isMainDriver ? `${name} (main driver)` : name))
  return [
    ['Policyholder', [holder.name, ...holder.addressLines].join(', ')],
    ['Vehicle', `${vehicle.registration}, ${vehicle.description}`],
    ...(vehicle.value ? [['Value you gave', formatPounds(vehicle.value)] as const] : []),
    ['Who may drive', people.join('; ')],
    ...answersOnUse(facts),
    ['Level of cover', descOf(coverLevels, level) ?? ''],
    ['Cover starts', moment(period.from)],
    ['Cover ends', moment(period.to)],
  ] as const
}

function coverTable(facts: QuoteFacts): Block {
  return {
    kind: 'table',
    columns: [{ share: 0.25, isStrong: true }, { share: 0.5 }, { share: 0.25 }],
    head: ['Cover', 'What it pays for', 'Limit'],
    rows: coversGiven(facts).map(({ name, words, limit }) => ({ cells: [name, words, limit] })),
  }
}

function extras(facts: QuoteFacts): readonly Block[] {
  const chosen = selectedAddOns(facts)
  if (chosen.length === 0) return []
  return [chapter('Optional extras you have chosen', list(chosen.map(({ description }) => description)))]
}

function endorsements({ option }: QuoteFacts): readonly Block[] {
  if (option.endorsements.length === 0) return []
  return [
    chapter(
      'Endorsements on your policy',
      paragraph('These change the standard wording. Please read them.'),
      {
        kind: 'table',
        columns: [{ share: 0.3, isStrong: true }, { share: 0.7 }],
        rows: option.endorsements.map(({ name, wording }) => ({ cells: [name, wording] })),
      },
    ),
  ]
}
