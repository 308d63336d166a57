import { heading, paragraph } from '../paper/blocks'
import type { QuoteFacts } from '../quote-facts'
import { selectedAddOns } from '../words/cover-given'
import { extraInWords } from '../words/extras'
import type { Part } from './part'

/** The extras the customer has chosen; none, no part. */
export function extraParts(facts: QuoteFacts): readonly Part[] {
  const chosen = selectedAddOns(facts)
  if (chosen.length === 0) return []
  const blocks = chosen.flatMap(({ code, description }) => [
    heading(description),
    paragraph(extraInWords(code, facts.terms.cover)),
  ])
  return [{ title: 'Optional extras', blocks }]
}
