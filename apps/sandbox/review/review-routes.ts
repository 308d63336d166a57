import type { FastifyInstance } from 'fastify'
import { answerBadRequests } from '../http/answer.ts'
import { fieldsOf, text } from '../http/request.ts'

/** A reviewer of quotes: it reviews every quote of a customer with the surname Locked (README.md). */
export function reviewRoutes(app: FastifyInstance): void {
  app.register(async (scope) => {
    answerBadRequests(scope)
    scope.post('/review/v1/quotes', ({ body }) => {
      const fields = fieldsOf(body, ['tenant', 'reference', 'surname'])
      const isLookedAt = text(fields, 'surname').trim().toLowerCase() === 'locked'
      return { verdict: isLookedAt ? 'under-review' : 'clear' }
    })
  })
}
