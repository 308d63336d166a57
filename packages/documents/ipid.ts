import { descOf } from '@milepost/domain/lists/code-list'
import { coverLevels } from '@milepost/domain/lists/cover'
import { aprInWords } from '@milepost/domain/payment/representative-example'
import { termInWords } from '@milepost/domain/quote/policy-period'
import { totalOf } from '@milepost/domain/quote/price'
import { usesInWords } from '@milepost/domain/quote/uses-covered'
import { formatPence } from '@milepost/domain/values/pence'
import { type Paper, strong, type Text } from './pdf/blocks'
import type { QuoteFacts } from './quote-facts'
import { europeanCountries, homeCountries } from './words/countries'
import { coversGiven, selectedAddOns } from './words/cover-given'
import { notCovered } from './words/cover-not-given'
import { dutiesAtTheStart, dutiesDuringCover, dutiesOnAClaim } from './words/duties'
import { lowered } from './words/first-letter'
import { introduction, productInformation } from './words/ipid-panels'
import { paperOf } from './words/paper-of'
import { cardPayment, directDebit, instalmentsInWords } from './words/price-in-words'
import { renewing } from './words/renewing'
import { restrictionsInShort } from './words/restrictions'
import { cancelling } from './words/rights'
import { lengthInWords, moment } from './words/time-in-words'

/** The insurance product information document of the policy itself (ICOBS 6 Annex 3). */
export function ipid(facts: QuoteFacts): Paper {
  const { terms } = facts
  const about = [
    { label: 'Company', value: terms.insurer },
    { label: 'Product', value: `${terms.name}: ${descOf(coverLevels, facts.level)}` },
    { label: 'Sold by', value: facts.firm.name },
  ]
  const blocks = productInformation({
    intro: introduction(
      terms.insurer,
      'before and after you buy are in your policy wording and the papers it names',
    ),
    type: typeInWords(facts),
    insured: [
      [strong('Use'), `: ${lowered(usesInWords(facts.vehicle.use))}.`],
      ...coversGiven(facts).map(({ name, words, limit }) => [strong(name), `: ${lowered(words)}. ${limit}.`]),
    ],
    extras: extras(facts),
    notInsured: notCovered(facts),
    restrictions: restrictionsInShort(facts),
    where: [homeCountries, europeanCountries],
    obligations: {
      atTheStart: dutiesAtTheStart(facts).join(' '),
      duringCover: dutiesDuringCover(facts).join(' '),
      onAClaim: dutiesOnAClaim().join(' '),
    },
    paying: paying(facts),
    lasting: lasting(facts),
    cancelling: cancelling(facts).join(' '),
  })
  return paperOf(facts, 'Insurance Product Information Document', blocks, about)
}

function typeInWords({ terms, option, period, level }: QuoteFacts): string {
  const levelWords = (descOf(coverLevels, level) ?? '').toLowerCase()
  return (
    `This is ${levelWords} ${terms.name.toLowerCase()} for ${lengthInWords(option.term, period)}. ` +
    'It meets the insurance that the Road Traffic Act 1988 asks of everybody who uses a motor vehicle on a road or in a public place.'
  )
}

function extras(facts: QuoteFacts): readonly Text[] {
  const chosen = selectedAddOns(facts)
  if (chosen.length === 0) return []
  const named = chosen.map(({ description }) => description).join('; ')
  return [[strong('Optional extras you have chosen: '), `${named}.`]]
}

function paying(facts: QuoteFacts): string {
  const price = `The price is ${formatPence(totalOf(facts.option.price))}, insurance premium tax and the administration fee included.`
  const debit = directDebit(facts)
  if (!debit) return `${price} You pay it in full by card when you buy.`
  const { plan, totalPayable } = debit
  const monthly = `monthly by direct debit under a credit agreement: ${formatPence(plan.upFront)} when you buy, then ${instalmentsInWords(plan)}, ${formatPence(totalPayable)} in total at ${aprInWords(plan.apr)} APR.`
  return cardPayment(facts)
    ? `${price} You can pay it in full by card when you buy. Or you can pay ${monthly}`
    : `${price} You pay ${monthly}`
}

function lasting(facts: QuoteFacts): string {
  const { period, option } = facts
  return `Cover starts at ${moment(period.from)} and ends at ${moment(period.to)}: ${termInWords[option.term]}. ${renewing(facts)}`
}
