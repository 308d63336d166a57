import { createServer } from 'node:http'

export type InternalListener = { port: number; close: () => Promise<void> }

/**
 * The Host header of a program on this machine. A browser's page has another one even if its name resolves to here (DNS rebinding).
 */
const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

/** Serves the metrics on the loopback address only: the public port has no such page (safety T13). */
export async function openInternalListener(
  port: number,
  { contentType, page }: { contentType: string; page: () => Promise<string> },
): Promise<InternalListener> {
  const server = createServer(async (request, response) => {
    if (!ownNames.test(request.headers.host ?? '')) {
      response
        .writeHead(421, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
        .end('Use the host 127.0.0.1 or localhost.\n')
      return
    }
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response
        .writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
        .end('Only GET /metrics is available.\n')
      return
    }
    const text = await page()
    response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text)
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
