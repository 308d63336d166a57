import { backOfficeApi } from '@milepost/contract/openapi/about'
import type { FastifyInstance } from 'fastify'
import type { ServiceSettings } from '../config-service'
import { sendRefusal } from './errors'
import { holderOfKey } from './known-keys'
import { type Refusal, refuse } from './problem'
import { buildServer, type ServerParts } from './server'

export type ServiceListener = { port: number; app: FastifyInstance }

const KEY_HEADER = 'x-service-key'

/**
 * The calls of the back office, on a listener of their own (safety T13). Who brings no key is told so and nothing else: not whether
 * there is such a call, nor what would be wrong with the request (D-219).
 */
export async function openServiceListener(
  { host, port, key }: ServiceSettings,
  parts: Pick<ServerParts, 'routes' | 'limits' | 'readiness' | 'log' | 'metrics' | 'clock'>,
): Promise<ServiceListener> {
  const app = await buildServer({
    ...parts,
    about: backOfficeApi,
    proxyDepth: 0,
    guard: (server) => askForKey(server, key),
  })
  await app.listen({ host, port })
  return { port: Number(Object(app.server.address()).port), app }
}

function askForKey(app: FastifyInstance, key: string): void {
  const holderOf = holderOfKey([{ holder: 'office', key }])
  app.addHook('onRequest', async (request, reply) => {
    if (holderOf(request.headers[KEY_HEADER]) === undefined) return sendRefusal(reply, keyWanted())
  })
}

function keyWanted(): Refusal {
  const { problem, ...refused } = refuse('FORBIDDEN')
  return { ...refused, problem: { ...problem, message: 'Send the key of this service.' } }
}
