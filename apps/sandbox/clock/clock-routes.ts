import type { FastifyInstance } from 'fastify'
import { answerBadRequests, isOwnPage, problem } from '../http/answer.ts'
import { BadRequest, fieldsOf, optionalText, takeForms } from '../http/request.ts'
import type { SandboxClock } from './clock.ts'

const DAY_MS = 86_400_000

/** Moves the time of the whole product. README.md documents it. */
export function clockRoutes(app: FastifyInstance, clock: SandboxClock): void {
  const current = () => ({ now: clock.now().toISOString(), isShared: clock.isShared() })
  app.register(async (scope) => {
    takeForms(scope)
    answerBadRequests(scope)
    scope.get('/clock/v1', () => current())
    scope.post('/clock/v1/moves', async (request, reply) => {
      if (!isOwnPage(request))
        return reply.code(403).send(problem('CLOCK', 'Only this page may move the clock.'))
      const moved = await clock.moveTo(wantedTime(request.body, clock.now()))
      if (moved.kind === 'refused') return reply.code(400).send(problem('CLOCK', moved.why))
      // The console's form returns to the console.
      return request.headers.accept?.includes('text/html') ? reply.redirect('/#clock', 303) : current()
    })
  })
}

/** `to` is a time in UTC, as 2027-03-01T09:00; `days` counts from now. */
function wantedTime(body: unknown, now: Date): Date {
  const fields = fieldsOf(body, ['to', 'days'])
  const [to, days] = [optionalText(fields, 'to', 40), fields['days']]
  if (to !== undefined) {
    const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(to)
      ? new Date(/Z$|[+-]\d{2}:\d{2}$/.test(to) ? to : `${to}Z`)
      : now
    if (Number.isNaN(written.getTime()) || written === now)
      throw new BadRequest('to', 'to must be a time in UTC such as 2027-03-01T09:00')
    return written
  }
  const count = Number(days)
  if (!Number.isInteger(count) || count < 1)
    throw new BadRequest('days', 'Give a time (to) or a whole number of days')
  return new Date(now.getTime() + count * DAY_MS)
}
