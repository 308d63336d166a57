import fastify from 'fastify'
import { bankRoutes } from '../bank/bank-routes.ts'
import { financeRoutes } from '../finance/finance-routes.ts'
import { portalRoutes } from '../portal/portal-routes.ts'

/** The bank, the portal and the lender behind a real socket, so that connections can really be cut. */
export async function testServices(dataDir?: string) {
  const app = fastify({ forceCloseConnections: true })
  bankRoutes(app)
  portalRoutes(app, dataDir)
  financeRoutes(app, dataDir)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })

  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const reply = await fetch(origin + path, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    // Each test knows the shape of its reply.
    return { status: reply.status, body: JSON.parse(text === '' ? 'null' : text) }
  }
  return { origin, send, close: () => app.close() }
}

export type TestServices = Awaited<ReturnType<typeof testServices>>
