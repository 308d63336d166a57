import { backOfficeApi } from '@milepost/contract/openapi/about'
import type { FastifyInstance } from 'fastify'
import type { RecordSecurityEvent } from '../audit/ports.ts'
import type { ServiceKey, ServiceSettings } from '../config/service.ts'
import { sendRefusal } from './errors.ts'
import { ipKey } from './ip-key.ts'
import { holderOfKey } from './known-keys.ts'
import { type Refusal, refuse } from './problem.ts'
import { rateLimiter } from './rate-limiter.ts'
import { buildServer, type ServerParts } from './server.ts'

export type ServiceListener = { port: number; app: FastifyInstance }

const KEY_HEADER = 'x-service-key'
/** More often than anyone mistypes a key. */
const WRONG_KEYS = { count: 10, perSeconds: 60 }

type Parts = Pick<ServerParts, 'routes' | 'limits' | 'readiness' | 'log' | 'metrics' | 'clock'> & {
  recordSecurityEvent: RecordSecurityEvent
}

/**
 * The back office API on its own listener (safety T13). Without a key the response reveals neither whether the call exists nor what
 * is wrong with the request (D-219).
 */
export async function openServiceListener(
  { host, port, keys }: ServiceSettings,
  { recordSecurityEvent, ...parts }: Parts,
): Promise<ServiceListener> {
  const app = await buildServer({
    ...parts,
    about: backOfficeApi,
    proxyDepth: 0,
    guard: (server) => askForKey(server, keys, { ...parts, recordSecurityEvent }),
  })
  await app.listen({ host, port })
  return { port: Number(Object(app.server.address()).port), app }
}

/**
 * Wrong keys are rate-limited by address, logged and recorded. The right key is always accepted: it is too long to be guessed, and
 * another caller behind the office's proxy must not lock the office out.
 */
function askForKey(
  app: FastifyInstance,
  keys: readonly ServiceKey[],
  {
    log,
    metrics,
    clock,
    recordSecurityEvent,
  }: Pick<Parts, 'log' | 'metrics' | 'clock' | 'recordSecurityEvent'>,
): void {
  const holderOf = holderOfKey(keys)
  const wrongKeys = rateLimiter(WRONG_KEYS, () => clock().getTime())
  app.addHook('onRequest', async (request, reply) => {
    const brought = request.headers[KEY_HEADER]
    request.keyHolder = holderOf(brought)
    if (request.keyHolder !== undefined) return
    if (brought === undefined) return sendRefusal(reply, keyRequired())
    const address = ipKey(request.ip)
    const retryAfterSeconds = wrongKeys.waitSeconds(address)
    if (retryAfterSeconds > 0) {
      metrics.requestsLimited.inc({ route: 'service-key', limit: 'ip' })
      return sendRefusal(reply, refuse('TOO_MANY_REQUESTS', { retryAfterSeconds }))
    }
    wrongKeys.take(address)
    log('service.key-refused', { requestId: request.id })
    recordSecurityEvent({ kind: 'service-key-refused', address })
    return sendRefusal(reply, keyRequired())
  })
}

function keyRequired(): Refusal {
  const { problem, ...refused } = refuse('FORBIDDEN')
  return { ...refused, problem: { ...problem, message: 'Send the key of this service.' } }
}
