import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** One address in front of several processes. Connections go to them in turn, as with a balancer that does not parse HTTP. */
export async function oneAddress(ports: readonly number[]): Promise<{ origin: string; close(): void }> {
  let turn = 0
  const server = createServer((visitor) => {
    const inside = connect(ports[turn++ % ports.length] ?? 0, '127.0.0.1')
    visitor.setNoDelay()
    inside.setNoDelay()
    visitor.pipe(inside).pipe(visitor)
    // An error on one side ends the other; the caller counts it as a failure.
    visitor.on('error', () => inside.destroy())
    inside.on('error', () => visitor.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = Object(server.address())
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
