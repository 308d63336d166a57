import type { PersonalFact } from '@milepost/domain/desk/personal-facts'
import { type LookReason, lookReasons } from '@milepost/domain/desk/personal-facts'
import { type Reason, reasons } from '@milepost/domain/quote/underwriting-reasons'
import { issueInWords } from '@milepost/domain/referral/issue'
import { hasRaised } from '@milepost/domain/referral/raised-by'
import { changesBetween, type PriceChanges } from '@milepost/pricing/receipt/changes'
import { type Priced, pricedOf } from '@milepost/pricing/receipt/priced'
import { type Receipt, receiptOf } from '@milepost/pricing/receipt/receipt'
import type { Clock } from '../../platform/ports.ts'
import { actorOf, type StaffSession } from '../../platform/session/staff-ports.ts'
import type { OfferedDocument, QuoteKey } from '../../quote/ports.ts'
import { issuesIn } from '../../referral/decide-referral.ts'
import { answersOfCase, type CaseAnswers } from './answers-of-case.ts'
import { type CaseDocumentPorts, documentsOfCase } from './case-documents.ts'
import { factsIn } from './masked-answers.ts'
import type { CaseRecord, CaseStore } from './ports.ts'
import { type TimelineLine, timelineOf } from './timeline.ts'

export type CasePorts = { cases: CaseStore; clock: Clock } & CaseDocumentPorts

/** A reason against the quote in words, with the answers that raised it. */
export type CaseReason = Reason & { words: string; verdict: 'refer' | 'decline'; fields: readonly string[] }

export type Case = CaseAnswers & {
  record: CaseRecord
  reasons: readonly CaseReason[]
  price: { priced: Priced; receipt: Receipt; changes: PriceChanges | undefined } | undefined
  documents: readonly OfferedDocument[]
  timeline: readonly TimelineLine[]
}

/** A quote as its page shows it. Opening it is recorded (DSK-317). */
export async function openCase(
  key: QuoteKey,
  session: StaffSession,
  ports: CasePorts,
): Promise<Case | undefined> {
  const now = ports.clock()
  const record = await ports.cases.open(key, session.brands, actorOf(session, 'Opened at the desk'), now)
  if (record === undefined) return undefined
  const answers = answersOfCase(record, now)
  const fields = answers.chapters.flatMap((chapter) => chapter.answers.map(({ field }) => field))
  return {
    ...answers,
    record,
    reasons: reasonsOf(record, fields),
    price: priceOf(record),
    documents: documentsOfCase(record.quote, ports),
    timeline: timelineOf(record),
  }
}

function reasonsOf({ quote }: CaseRecord, fields: readonly string[]): readonly CaseReason[] {
  const { outcome } = quote.current.assessment
  if (outcome.kind === 'offered') return []
  const issues = issuesIn({ quote })
  return outcome.reasons.map((reason) => {
    const issue = issues.find(({ code, driver }) => code === reason.code && driver === reason.driver)
    return {
      ...reason,
      verdict: reasons[reason.code].verdict,
      words: issue ? issueInWords(issue) : reasons[reason.code].words,
      fields: [...new Set(fields.filter((field) => hasRaised(reason, field)))],
    }
  })
}

function priceOf({ quote, versions }: CaseRecord): Case['price'] {
  const priced = pricedOf(quote.current)
  if (priced === undefined) return undefined
  const before = versions.findLast(({ version }) => version < quote.current.version)
  const pricedBefore = before && pricedOf(before)
  return {
    priced,
    receipt: receiptOf(priced),
    changes: pricedBefore && changesBetween(pricedBefore, priced),
  }
}

export type ShownFact = { field: string; about: string; value: string }

/** A masked fact in full, for a reason from the list (DSK-318). */
export async function showFact(
  key: QuoteKey,
  { fact, because }: { fact: PersonalFact; because: LookReason },
  session: StaffSession,
  { cases, clock }: Pick<CasePorts, 'cases' | 'clock'>,
): Promise<readonly ShownFact[] | undefined> {
  const found = await cases.showFact(key, fact, actorOf(session, lookReasons[because]), clock())
  if (found === undefined) return undefined
  if (fact !== 'bank-account') return factsIn(found.quote.current.answers, fact)
  return found.accounts.map(({ sortCode, accountNumber }) => ({
    field: '',
    about: 'Bank account',
    value: `${sortCode} ${accountNumber}`,
  }))
}
