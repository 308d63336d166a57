import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Engine } from '../../engine/engine'
import type { Answer } from '../../faults/answer'
import { intentError } from './intent-error'

/**
 * The same key with the same request gets the first answer again, byte for byte; with another request a conflict. A refused card
 * is an answer and is kept; a request that could not be read is not.
 */
export function onceByKey(engine: Engine, request: FastifyRequest, work: () => Answer): Answer {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return engine.store.act(work)
  if (key.length > 255)
    return intentError(400, 'invalid_request_error', 'idempotency_key_in_use', 'The key is too long.')
  const asked = JSON.stringify([request.method, request.url, request.body ?? null])
  const requestHash = createHash('sha256').update(asked).digest('hex')
  const kept = engine.store.get('replies', key)
  if (kept !== undefined)
    return kept.requestHash === requestHash
      ? { status: kept.status, body: kept.body }
      : intentError(
          409,
          'idempotency_error',
          'idempotency_key_reused',
          'This key was used for another request. Use a new key, or send the same request again.',
        )
  return engine.store.act(() => {
    const answer = work()
    engine.store.put('replies', key, { key, requestHash, ...answer })
    return answer
  })
}
