import { createServer } from 'node:http'
import { expect } from 'vitest'
import * as z from 'zod'

const sent = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** Records what it receives: as a trace collector, and as a provider. */
export async function listener(answer: unknown) {
  const stored: { path: string; traceparent: unknown; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    stored.push({ path: request.url ?? '', traceparent: request.headers['traceparent'], body })
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = Object(server.address())
  return { url: `http://127.0.0.1:${port}`, stored, close: () => void server.close() }
}

/** All spans that a collector has received. */
export function spansIn({ stored }: Pick<Awaited<ReturnType<typeof listener>>, 'stored'>) {
  return stored.flatMap(({ path, body }) => {
    expect(path).toBe('/v1/traces')
    const { resourceSpans } = sent.parse(JSON.parse(body))
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  })
}
