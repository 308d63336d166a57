import { createServer, type IncomingMessage } from 'node:http'

/** Where the card provider posts its events: passed on to a live API process, as a load balancer would. */
export async function frontDoor(origins: () => readonly string[]) {
  let turn = 0
  const server = createServer(async (request, reply) => {
    const body = await textOf(request)
    const alive = origins()
    const origin = alive[turn % Math.max(alive.length, 1)]
    turn += 1
    reply.statusCode = origin === undefined ? 503 : await hand(origin, request, body)
    reply.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = Object(server.address())
  return {
    url: `http://127.0.0.1:${port}/api/v1/Payment/Webhook/sandbox`,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function hand(origin: string, { url, headers }: IncomingMessage, body: string): Promise<number> {
  try {
    const answer = await fetch(origin + url, {
      method: 'POST',
      headers: {
        'content-type': String(headers['content-type']),
        'sandbox-signature': String(headers['sandbox-signature']),
      },
      body,
    })
    return answer.status
  } catch {
    // It died while handling the event: the provider sends it again.
    return 502
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
