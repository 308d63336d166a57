import { answerReferralQuestion, readReferralQuestion } from '@milepost/contract/calls/referral'
import { formatInstant } from '@milepost/domain/values/london-time'
import { refuse, refuseField } from '../platform/http/problem'
import { answer, type Route, route } from '../platform/http/route'
import { scopeOf } from '../platform/http/tenancy'
import { answerQuestion, type QuestionPorts, readQuestion } from './ask-customer'

/** The page behind the link of a question: it opens the question, and nothing of the quote. */
export function referralRoutes(ports: QuestionPorts): readonly Route[] {
  return [
    route(readReferralQuestion, async ({ body: { token }, tenancy }) => {
      const found = await readQuestion({ ...scopeOf(tenancy), token }, ports)
      if (found.kind === 'not-found') return refuse('QUOTE_NOT_FOUND')
      const { reference, words, answerBy } = found
      return answer(200, {
        quoteReference: reference,
        question: words,
        answerBy: formatInstant(answerBy),
      })
    }),
    route(answerReferralQuestion, async ({ body: { token, answer: words }, tenancy }) => {
      const outcome = await answerQuestion({ ...scopeOf(tenancy), token, answer: words }, ports)
      if (outcome.kind === 'not-found') return refuse('QUOTE_NOT_FOUND')
      if (outcome.kind === 'unfit') return refuseField('body.answer', outcome.problem)
      return answer(200, { promisedBy: formatInstant(outcome.promisedBy) })
    }),
  ]
}
