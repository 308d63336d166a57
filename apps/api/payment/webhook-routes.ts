import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '../platform/http/errors'
import { refuse } from '../platform/http/problem'
import type { Log } from '../platform/observability/log'
import type { PaymentPorts } from './all-ports'
import { receiveEvent } from './receive-event'

/** Where card providers tell us of payments. No browser calls it, so it is no call of the contract. */
export const WEBHOOK_PATH = '/api/v1/Payment/Webhook/:provider'

const LARGEST_EVENT = 256 * 1024

/** Read as the bytes they are: the signature is over those, and what is not well signed is not read at all (safety K6, T11). */
export function webhooks(app: FastifyInstance, ports: PaymentPorts, log: Log): void {
  app.register((inner, _options, done) => {
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    const options = { bodyLimit: LARGEST_EVENT }
    inner.post<{ Params: { provider: string } }>(WEBHOOK_PATH, options, async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const received = await receiveEvent(request.params.provider, raw, request.headers, ports)
      if (received === 'kept') return reply.code(200).send()
      log('webhook.refused', { requestId: request.id, reason: received })
      return sendRefusal(reply, refuse(received === 'forged' ? 'VALIDATION_ERROR' : 'NOT_FOUND'))
    })
    done()
  })
}
