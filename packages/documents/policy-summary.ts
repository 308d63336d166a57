import { descOf } from '@milepost/domain/lists/code-list'
import { coverLevels } from '@milepost/domain/lists/cover'
import { termInWords } from '@milepost/domain/quote/policy-period'
import { type Block, heading, list, type Paper, paragraph, section, strong } from './pdf/blocks'
import type { QuoteFacts } from './quote-facts'
import { europeanCountries, homeCountries } from './words/countries'
import { coversGiven, selectedAddOns } from './words/cover-given'
import { notCovered } from './words/cover-not-given'
import { dutiesAtTheStart, dutiesDuringCover } from './words/duties'
import { excessTables } from './words/excess-in-words'
import { extraInWords } from './words/extras'
import { raised } from './words/first-letter'
import { paperOf } from './words/paper-of'
import { renewing } from './words/renewing'
import { restrictions } from './words/restrictions'
import { cancelling, claiming, compensation, complaining } from './words/rights'
import { periodInWords } from './words/time-in-words'
import { blocksOfUses, USE_HEADING } from './words/uses'

/** The policy in short: what it gives, what it leaves out, and what either side may do (ICOBS 6.1). */
export function policySummary(facts: QuoteFacts): Paper {
  const { terms, option, period, level, firm } = facts
  const levelWords = (descOf(coverLevels, level) ?? '').toLowerCase()
  return paperOf(facts, 'Policy summary', [
    paragraph(
      `The main points of your ${levelWords} ${terms.name.toLowerCase()}. The full terms are in the policy wording, which you can read before you buy.`,
      'lead',
    ),
    section(
      'Who insures you',
      paragraph([strong(terms.insurer), `. ${firm.name} arranges and looks after the policy.`]),
    ),
    section('What it covers', coverTable(facts)),
    section(USE_HEADING, ...blocksOfUses(facts)),
    section('What it does not cover', list(notCovered(facts), 'cross')),
    section('What restricts it', list(restrictions(facts), 'bang')),
    section('Your excess', ...excessTables(option.excesses)),
    ...extras(facts),
    section('Where it covers you', list([homeCountries, europeanCountries])),
    section(
      'How long it lasts',
      paragraph(`${raised(termInWords[option.term])}: from ${periodInWords(period)}. ${renewing(facts)}`),
    ),
    section('What you must do', list([...dutiesAtTheStart(facts), ...dutiesDuringCover(facts)])),
    section('Claiming', list(claiming(facts))),
    section('Changing your mind', list(cancelling(facts))),
    section('If you have a complaint', ...complaining(facts)),
    section('If the insurer fails', ...compensation(facts)),
    section(
      'The law',
      paragraph(
        'The law of the part of the United Kingdom you live in applies, and its courts decide. The contract and everything about it is in English.',
      ),
    ),
  ])
}

function coverTable(facts: QuoteFacts): Block {
  return {
    kind: 'table',
    columns: [{ share: 0.68 }, { share: 0.32, isStrong: true }],
    head: ['Cover', 'Limit'],
    rows: coversGiven(facts).map(({ name, words, limit }) => ({
      cells: [[strong(name), `. ${words}.`], limit],
    })),
  }
}

function extras(facts: QuoteFacts): readonly Block[] {
  const chosen = selectedAddOns(facts)
  if (chosen.length === 0) return []
  const blocks = chosen.flatMap((extra) => [
    heading(extra.description),
    paragraph(extraInWords(extra, facts.terms.cover)),
  ])
  return [section('Optional extras you have chosen', ...blocks)]
}
