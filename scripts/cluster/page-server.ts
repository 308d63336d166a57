import { createServer } from 'node:http'
import type { Cluster } from './cluster.ts'
import { figuresOf, type Phase } from './figures.ts'
import { pageOf } from './page.ts'
import type { Supervised } from './supervised.ts'

/** The Host header of a client on this machine. A page of another site sends its own, even if its name leads here (DNS rebinding). */
const ownNames = /^(localhost|127\.0\.0\.1)(:\d{1,5})?$/i

/** `/` for people, `/status.json` for programs; on the loopback address only. Neither changes anything. */
export async function servePage(
  cluster: Cluster,
  now: () => { phase: Phase; programs: readonly Supervised[] },
): Promise<{ close(): void }> {
  const server = createServer(async (request, response) => {
    const send = (status: number, type: string, text: string) =>
      response
        .writeHead(status, {
          'content-type': `${type}; charset=utf-8`,
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        })
        .end(text)
    if (!ownNames.test(request.headers.host ?? ''))
      return send(421, 'text/plain', 'Use the host localhost.\n')
    if (request.method !== 'GET') return send(405, 'text/plain', 'Only GET is available.\n')
    if (request.url === '/phase.json') return send(200, 'application/json', JSON.stringify(now().phase))
    const figures = await figuresOf(cluster, now())
    if (request.url === '/status.json') return send(200, 'application/json', JSON.stringify(figures))
    if (request.url !== '/') return send(404, 'text/plain', 'There is nothing at this address.\n')
    return send(200, 'text/html', pageOf(cluster, figures))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(cluster.ports.page, '127.0.0.1', resolve)
  })
  return {
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
