import type { AnswerInWords, Chapter } from '@milepost/domain/journeys/answers-in-words'
import { longDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import {
  answers,
  type Block,
  callout,
  chapter,
  type DocumentContent,
  heading,
  list,
  paragraph,
  strong,
} from '../pdf/blocks.ts'
import { policyDocument, quoteDocument } from '../phrases/document-header.ts'
import { blocksOfUses, USE_HEADING } from '../phrases/use.ts'
import type { PolicyDocumentData } from '../policy-document-data.ts'
import type { QuoteDocumentData } from '../quote-document-data.ts'

/**
 * The answers the price is based on, question by question in the words asked: the same data as the page for checking answers. The
 * customer must take reasonable care, no more (CIDRA 2012).
 */
export function statementOfFact(quote: QuoteDocumentData): DocumentContent {
  return quoteDocument(quote, 'Statement of fact', [
    paragraph(
      `This is what you told ${quote.firm.name}. ${quote.terms.insurer} has based your cover and your price on these answers.`,
      'lead',
    ),
    reasonableCare(`change it before you buy, or call ${quote.firm.phone.display}`),
    ...chaptersInWords(quote.chapters),
    chapter(USE_HEADING, ...blocksOfUses(quote)),
    chapter('What you confirm by buying', ...declaration(quote)),
  ])
}

/** What to do about a wrong answer, and what it can mean. */
function reasonableCare(whatToDo: string): Block {
  return callout(
    'warning',
    'Please check every answer',
    paragraph(
      `If anything is wrong or missing, ${whatToDo}. You must take reasonable care to give correct answers. If you don't, the insurer may change your price, pay only part of a claim, refuse it, or treat the policy as if it had never existed.`,
    ),
  )
}

function chaptersInWords(chapters: readonly Chapter[]): readonly Block[] {
  return chapters.map(({ title, answers: chapterAnswers }) =>
    chapter(title, answers(chapterAnswers.map(rowOf), 0.54), ...chapterAnswers.flatMap(entriesOf)),
  )
}

function rowOf({ question, answer, source }: AnswerInWords): readonly [string, string] {
  return [question, source === 'looked-up' ? `${answer} (looked up for you)` : answer]
}

function entriesOf({ entries = [] }: AnswerInWords): readonly Block[] {
  return entries.flatMap(({ title, answers: entryAnswers }) => [
    heading(title),
    answers(
      entryAnswers.map(({ question, answer }) => [question, answer] as const),
      0.54,
    ),
  ])
}

function declaration({ drivers }: QuoteDocumentData): readonly Block[] {
  const others = drivers.length > 1
  return [
    list([
      'The answers above are true and complete to the best of your knowledge.',
      ...(others ? ['Everyone named here has agreed to you giving us their details.'] : []),
      'You will tell us before any of this changes while you are covered.',
      'We may check your answers against the records of the DVLA, the Motor Insurance Database, the Claims and Underwriting Exchange, and fraud prevention agencies.',
    ]),
    paragraph([
      strong('It is an offence under the Road Traffic Act 1988 '),
      'to make a false statement or withhold information to get a certificate of motor insurance.',
    ]),
  ]
}

/** The statement of fact the policy was purchased on: the same questions as asked, which can no longer be changed (CIDRA 2012). */
export function frozenStatement(policy: PolicyDocumentData): DocumentContent {
  const { firm, terms, issuedAt, chapters } = policy
  return policyDocument(policy, 'Statement of fact', [
    paragraph(
      `This is what you told ${firm.name} before you bought your policy on ${longDate(londonDate(issuedAt))}. ${terms.insurer} has based your insurance on these answers. The questions are shown exactly as we asked them.`,
      'lead',
    ),
    reasonableCare(`tell us straight away: call ${firm.phone.display} or write to ${firm.email}`),
    ...chaptersInWords(chapters),
    chapter(USE_HEADING, ...blocksOfUses(policy)),
    ...whenBuying(policy),
    chapter('What you confirmed by buying', ...declaration(policy)),
  ])
}

function whenBuying({ askedWhenBuying }: PolicyDocumentData): readonly Block[] {
  if (askedWhenBuying.length === 0) return []
  const rows = askedWhenBuying.map(({ question, answer }) => [question, answer] as const)
  return [chapter('When you bought', answers(rows, 0.54))]
}
