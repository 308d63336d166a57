/// <reference types="node" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ClientSettings, createClient } from '../client.ts'

type Asked = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

const closing: (() => Promise<void>)[] = []

export async function closeServers() {
  for (const close of closing.splice(0)) await close()
}

/** A real server that records requests and sends the given replies, and a client that calls it. */
export async function serve(
  answer: (reply: ServerResponse, asked: Asked) => void,
  settings: Partial<ClientSettings> = {},
) {
  const asked: Asked[] = []
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    const one = { method, url, headers, body: Buffer.concat(chunks).toString() }
    asked.push(one)
    answer(reply, one)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closing.push(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  const { port } = server.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}`
  const client = createClient({
    baseUrl,
    tenancy: { tenant: 'A', product: 'PC' },
    timeoutMs: 5000,
    ...settings,
  })
  return { client, asked, baseUrl }
}

export const json = (status: number, body: unknown) => (reply: ServerResponse) =>
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
