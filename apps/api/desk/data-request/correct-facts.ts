import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { type CorrectableFact, type Correction, correctedFacts } from '@milepost/domain/privacy/correction'
import { isEmail } from '@milepost/domain/values/email'
import { londonDate } from '@milepost/domain/values/london-time'
import type { NotFound } from '../../platform/ports.ts'
import type { PaymentPorts } from '../../purchase/attempt/ports.ts'
import { type EmailPorts, sendAddressCorrectedEmail } from '../../purchase/emails/send-to-buyer.ts'
import { termsOfQuote } from '../../quote/effective-answers.ts'
import type { DataRequestPorts, Handling } from './answer-request.ts'
import type { CorrectionStore } from './ports.ts'

export type CorrectPorts = DataRequestPorts & PaymentPorts & EmailPorts & { corrections: CorrectionStore }

export type FactsCorrected =
  | { kind: 'corrected'; facts: readonly string[]; policyNumber: string | undefined }
  | { kind: 'unfit'; errors: readonly { fact: CorrectableFact | undefined; message: string }[] }
  | { kind: 'not-theirs' }
  | { kind: 'not-now' }
  | NotFound

/**
 * Corrects stored facts about the person of a request, by the questions' own rules (UK GDPR art. 16). Only facts that are not part of the
 * risk: the rest is changed with the customer on the telephone (0056).
 */
export async function correctFacts(
  {
    id,
    reference,
    corrections: typed,
  }: { id: string; reference: string; corrections: readonly Correction[] },
  { brands, by }: Handling,
  ports: CorrectPorts,
): Promise<FactsCorrected> {
  const { dataRequests, corrections, quotes, policies, clock } = ports
  const now = clock()
  const request = await dataRequests.find(id, brands)
  if (request === undefined) return { kind: 'not-found' }
  if (request.kind !== 'correct' || request.state !== 'open') return { kind: 'not-now' }
  const { tenant } = request
  const held = await corrections.recordsOf(request)
  const quote = held.some((each) => each.reference === reference)
    ? await quotes.findQuote({ tenant, reference }, now)
    : undefined
  if (quote === undefined) return { kind: 'not-theirs' }
  const { answers } = quote.current
  const read = correctedFacts(answers, typed, {
    terms: termsOfQuote(quote),
    today: londonDate(now),
    now,
    channel: quote.channel,
    definition: journeyDefinition,
  })
  if (!read.ok) return { kind: 'unfit', errors: read.errors }
  if (read.facts === undefined)
    return { kind: 'unfit', errors: [{ fact: undefined, message: 'Nothing would change' }] }
  const before = await policies.findByQuote(quote)
  const change = { before: answers.proposerDetails, facts: read.facts }
  const done = await corrections.correct(request, quote, change, { by, now })
  if (done === undefined) return { kind: 'not-now' }
  // As when an adviser corrects it: an email to the old address reports the change without the new address (DSK-502).
  if (before && read.facts.emailAddress !== undefined && isEmail(before.contact.email))
    await sendAddressCorrectedEmail(before, before.contact.email, ports)
  return { kind: 'corrected', facts: Object.keys(read.facts), policyNumber: done.policyNumber }
}
