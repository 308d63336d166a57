import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to one service that can be shut, as when the service is away: open connections break and new ones are refused. */
export type Gate = { url: string; shut: () => void; open: () => void; close: () => Promise<void> }

export async function gateTo(address: string): Promise<Gate> {
  const { hostname, port, protocol } = new URL(address)
  const sockets = new Set<Socket>()
  let isShut = false
  const server = createServer((near) => {
    if (isShut) return near.destroy()
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `${protocol}//127.0.0.1:${Object(server.address()).port}`,
    shut() {
      isShut = true
      hangUp()
    },
    open: () => {
      isShut = false
    },
    async close() {
      hangUp()
      server.close()
      await once(server, 'close')
    },
  }
}
