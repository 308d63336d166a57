import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** One call as its customer saw it; status 0 means that no answer came. */
export type Call = { status: number; ms: number }

/** A proxy in front of the site that records every call. */
export type Door = {
  port: number
  /** The calls recorded since this was last called. */
  calls(): readonly Call[]
  close(): Promise<void>
}

export async function openDoor(site: number): Promise<Door> {
  let noted: Call[] = []
  const server = createServer((asked, answer) => {
    const begun = performance.now()
    let isNoted = false
    const note = (status: number) => {
      if (!isNoted) noted.push({ status, ms: performance.now() - begun })
      isNoted = true
    }
    const { method, url, headers } = asked
    const onwards = request({ host: '127.0.0.1', port: site, method, path: url, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 0, reply.rawHeaders)
      reply.pipe(answer)
      reply.once('error', () => answer.destroy())
      answer.once('finish', () => note(reply.statusCode ?? 0))
    })
    onwards.once('error', () => answer.destroy())
    // Cut off before the end: by the site, or by a customer who gave up.
    answer.once('close', () => note(0))
    asked.pipe(onwards)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: Object(server.address()).port,
    calls() {
      const all = noted
      noted = []
      return all
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
