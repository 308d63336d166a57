import type { FastifyInstance } from 'fastify'
import { readFault } from '../cards/faults/fault'
import type { FaultBook } from '../cards/faults/fault-book'
import { isOwnPage } from '../cards/frames/own-page'
import { fieldsOf } from '../cards/request-fields'
import { answerBadRequests, problem } from './problem'

/**
 * For tests: orders what goes wrong with the next calls, of one policy when it is named. The kinds are those of the cards, so a
 * fault may strike before or after the call had its effect. Forgotten on a stop.
 */
export function faultRoutes(app: FastifyInstance, service: 'portal' | 'finance', faults: FaultBook): void {
  const url = `/${service}/control/faults`
  app.register(async (scope) => {
    answerBadRequests(scope)
    scope.addHook('onRequest', async (request, reply) => {
      if (!isOwnPage(request))
        return reply.code(403).send(problem('CONTROL', 'Only the desk or a program may call this.'))
    })

    scope.get(url, () => ({ faults: faults.list() }))
    scope.post(url, (request, reply) => {
      const { policyNumber, ...wish } = fieldsOf(request.body, ['kind', 'times', 'ms', 'policyNumber'])
      const fault = readFault({ ...wish, operation: 'create', orderId: policyNumber })
      return typeof fault === 'string'
        ? reply.code(400).send(problem('CONTROL', fault))
        : reply.code(201).send({ fault: faults.add(fault) })
    })
    scope.delete(url, (_request, reply) => {
      faults.clear()
      return reply.code(204).send()
    })
  })
}
