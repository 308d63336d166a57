import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './errors'
import { refuseField } from './problem'

/** A request without a host is refused by us and not by Node, whose answer has none of our headers (safety T26, T29). */
export const leaveToUs = { requireHostHeader: false }

/** What Node would answer by itself, in words and headers of its own. */
export function answerForNode(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { httpVersion, headers } = request.raw
    if (httpVersion === '1.1' && headers.host === undefined)
      return sendRefusal(reply, refuseField('header.host', 'Say which host the request is for.'))
  })
  // An expectation we do not know may be left unmet (RFC 9110, 10.1.1); Node would refuse it with an empty answer.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
}
