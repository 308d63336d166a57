import { backOfficeApi } from '@milepost/contract/openapi/about'
import type { FastifyInstance } from 'fastify'
import type { ServiceKey, ServiceSettings } from '../config-service'
import type { RecordSecurityEvent } from '../ports/security-events'
import { sendRefusal } from './errors'
import { ipKey } from './ip-key'
import { holderOfKey } from './known-keys'
import { type Refusal, refuse } from './problem'
import { buildServer, type ServerParts } from './server'

export type ServiceListener = { port: number; app: FastifyInstance }

const KEY_HEADER = 'x-service-key'

type Parts = Pick<ServerParts, 'routes' | 'limits' | 'readiness' | 'log' | 'metrics' | 'clock'> & {
  recordSecurityEvent: RecordSecurityEvent
}

/**
 * The calls of the back office, on a listener of their own (safety T13). Who brings no key is told so and nothing else: not whether
 * there is such a call, nor what would be wrong with the request (D-219).
 */
export async function openServiceListener(
  { host, port, keys }: ServiceSettings,
  { recordSecurityEvent, ...parts }: Parts,
): Promise<ServiceListener> {
  const app = await buildServer({
    ...parts,
    about: backOfficeApi,
    proxyDepth: 0,
    guard: (server) => askForKey(server, keys, recordSecurityEvent),
  })
  await app.listen({ host, port })
  return { port: Number(Object(app.server.address()).port), app }
}

function askForKey(app: FastifyInstance, keys: readonly ServiceKey[], record: RecordSecurityEvent): void {
  const holderOf = holderOfKey(keys)
  app.addHook('onRequest', async (request, reply) => {
    request.keyHolder = holderOf(request.headers[KEY_HEADER])
    if (request.keyHolder !== undefined) return
    record({ kind: 'service-key-refused', address: ipKey(request.ip) })
    return sendRefusal(reply, keyWanted())
  })
}

function keyWanted(): Refusal {
  const { problem, ...refused } = refuse('FORBIDDEN')
  return { ...refused, problem: { ...problem, message: 'Send the key of this service.' } }
}
