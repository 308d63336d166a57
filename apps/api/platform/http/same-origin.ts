import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendRefusal } from './errors.ts'
import { refuse } from './problem.ts'

const readOnly = ['GET', 'HEAD', 'OPTIONS']

/** Refuses changes requested by pages of another origin (safety T15). A caller that is not a browser sends neither header. */
export function refuseForeignPages(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!readOnly.includes(request.method) && isForeign(request))
      return sendRefusal(reply, refuse('FORBIDDEN'))
  })
}

function isForeign(request: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  const { origin } = request.headers
  // Older browsers send only Origin. Its scheme depends on the proxy, but its host must be ours.
  return (
    origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === request.host.toLowerCase())
  )
}
