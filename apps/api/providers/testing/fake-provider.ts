import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export type ReceivedRequest = {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

export type FakeProvider = {
  url: string
  /** Every request, in order of arrival. */
  requests: readonly ReceivedRequest[]
  close(): Promise<void>
}

/** A fake provider on a real socket, to misbehave in ways that the sandbox does not. */
export async function fakeProvider(
  answer: (reply: ServerResponse, request: ReceivedRequest, times: number) => void,
): Promise<FakeProvider> {
  const requests: ReceivedRequest[] = []
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    const one = { method, path: url, headers, body: Buffer.concat(chunks).toString() }
    requests.push(one)
    answer(reply, one, requests.length)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = Object(server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** An address where nothing listens any more. */
export async function deadUrl(): Promise<string> {
  const { url, close } = await fakeProvider(() => {})
  await close()
  return url
}

export function json(
  reply: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
