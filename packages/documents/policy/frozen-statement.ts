import { londonDate } from '@milepost/domain/values/london-time'
import { answers, type Block, chapter, type Paper, paragraph } from '../pdf/blocks'
import { chaptersInWords, declaration, reasonableCare } from '../statement-of-fact'
import { longDate } from '../words/time-in-words'
import { blocksOfUses, USE_HEADING } from '../words/uses'
import type { PolicyFacts } from './policy-facts'
import { policyPaper } from './policy-paper'

/** The statement of fact as the policy was bought on it: the same questions in the words asked, and no longer to be changed (CIDRA 2012). */
export function frozenStatement(facts: PolicyFacts): Paper {
  const { firm, terms, issuedAt, chapters } = facts
  return policyPaper(facts, 'Statement of fact', [
    paragraph(
      `This is what you told ${firm.name} before you bought your policy on ${longDate(londonDate(issuedAt))}. ${terms.insurer} insures you because of these answers. The questions stand in the words you were asked.`,
      'lead',
    ),
    reasonableCare(`tell us at once: call ${firm.phone.display} or write to ${firm.email}`),
    ...chaptersInWords(chapters),
    chapter(USE_HEADING, ...blocksOfUses(facts)),
    ...whenBuying(facts),
    chapter('What you confirmed by buying', ...declaration(facts)),
  ])
}

function whenBuying({ askedWhenBuying }: PolicyFacts): readonly Block[] {
  if (askedWhenBuying.length === 0) return []
  const rows = askedWhenBuying.map(({ question, answer }) => [question, answer] as const)
  return [chapter('When you bought', answers(rows, 0.54))]
}
