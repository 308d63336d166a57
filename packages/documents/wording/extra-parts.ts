import { addOnWords } from '@milepost/domain/quote/add-on-words'
import type { AddOn } from '@milepost/domain/quote/add-ons'
import type { CoverTerms } from '@milepost/domain/terms/terms'
import { termsOfExtra } from '../extras/terms-of-extra'
import { type Block, heading, list, paragraph, strong } from '../pdf/blocks'
import type { QuoteFacts } from '../quote-facts'
import { selectedAddOns } from '../words/cover-given'
import type { Part } from './part'

/** The extras the customer has chosen; none, no part. */
export function extraParts(facts: QuoteFacts): readonly Part[] {
  const chosen = selectedAddOns(facts)
  if (chosen.length === 0) return []
  return [{ title: 'Optional extras', blocks: chosen.flatMap((extra) => blocksOf(extra, facts.terms.cover)) }]
}

function blocksOf(extra: AddOn, cover: CoverTerms): readonly Block[] {
  const { insured, notInsured, restrictions, where, onAClaim } = termsOfExtra(extra.code, cover)
  return [
    heading(extra.description),
    paragraph(addOnWords(extra, cover).words),
    paragraph([strong('We pay for')]),
    list(insured),
    paragraph([strong('We do not pay for')]),
    list(notInsured),
    paragraph([strong('It depends on this. '), restrictions.join(' ')]),
    paragraph([strong('Where. '), `${where.join('. ')}.`]),
    paragraph([strong('When you claim. '), onAClaim]),
  ]
}
