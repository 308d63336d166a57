import type { FastifyRequest } from 'fastify'
import type { Answer } from '../../faults/answer'
import type { Provider } from '../../provider'

/** One call of this face; `id` is the one in its path, if any. */
export type IntentCall = (provider: Provider, request: FastifyRequest, id: string) => Answer
