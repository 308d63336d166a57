import { answerReferralQuestion, readReferralQuestion } from '@milepost/contract/calls/referral'
import { formatInstant } from '@milepost/domain/values/london-time'
import { refuse, refuseField } from '../platform/http/problem.ts'
import { answer, type Route, route } from '../platform/http/route.ts'
import { scopeOf } from '../platform/http/tenancy.ts'
import { eventsOfVisitor, type SecurityPorts } from '../platform/http/visitor.ts'
import { answerQuestion, type QuestionPorts, readQuestion } from './ask-customer.ts'

/** The page behind the link of a question: it opens the question, and nothing of the quote. */
export function referralRoutes(ports: QuestionPorts & SecurityPorts): readonly Route[] {
  return [
    route(readReferralQuestion, async ({ body: { token }, tenancy }, visitor) => {
      const found = await readQuestion({ ...scopeOf(tenancy), token }, ports)
      const record = eventsOfVisitor(tenancy.tenant, visitor, ports)
      // Unknown, used and late links get the same reply, and a visitor who tries many is detected (T40).
      if (found.kind === 'not-found') {
        record({ kind: 'link-refused' })
        return refuse('QUOTE_NOT_FOUND')
      }
      if (found.kind === 'replaced') return newerQuestion()
      const { reference, words, answerBy } = found
      record({ kind: 'link-opened', quote: reference })
      return answer(200, {
        quoteReference: reference,
        question: words,
        answerBy: formatInstant(answerBy),
      })
    }),
    route(answerReferralQuestion, async ({ body: { token, answer: words }, tenancy }, visitor) => {
      const outcome = await answerQuestion({ ...scopeOf(tenancy), token, answer: words }, ports)
      if (outcome.kind === 'not-found') {
        eventsOfVisitor(tenancy.tenant, visitor, ports)({ kind: 'link-refused' })
        return refuse('QUOTE_NOT_FOUND')
      }
      if (outcome.kind === 'replaced') return newerQuestion()
      if (outcome.kind === 'unfit') return refuseField('body.answer', outcome.problem)
      return answer(200, { promisedBy: formatInstant(outcome.promisedBy) })
    }),
  ]
}

const newerQuestion = () => refuse('CONFLICT', { message: 'A newer question was sent.' })
