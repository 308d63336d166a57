import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { ask } from '../../chaos/testing/asking'
import { intent, pay, readyToPay, takeUp } from '../../chaos/testing/buyer'
import { chaos } from '../../chaos/testing/chaos'
import { waitUntilIdle } from '../../chaos/testing/wait-until-idle'
import { headers, plate } from './testing/watched-server'

const { inDeployment } = chaos()
const traceId = '0af7651916cd43dd8448eb211c80319c'
const caller = `00-${traceId}-b7ad6b7169203331-01`

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
async function listener(answer: unknown) {
  const stored: { path: string; traceparent: unknown; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    stored.push({ path: request.url ?? '', traceparent: request.headers['traceparent'], body })
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = Object(server.address())
  return { url: `http://127.0.0.1:${port}`, stored }
}

it('tells a collector of requests, calls, providers, statements and jobs, and of nobody they are about', async () => {
  const collector = await listener({})
  const postcodes = await listener({ code: 2000, result: [] })
  await inDeployment(async (deployment) => {
    const api = await deployment.start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      ADDRESS_PROVIDER: 'ideal-postcodes',
      IDEAL_POSTCODES_KEY: 'none',
      IDEAL_POSTCODES_URL: postcodes.url,
    })
    const search = '/api/v1/Address/SearchAddress?postcode=LS1%201AA'
    await ask(api.origin, 'GET', search, { ...headers(), traceparent: caller, baggage: 'name=Morgan' })
    const ready = await readyToPay(api.origin)
    const paid = await pay(
      deployment.cardSandbox,
      await intent(api.origin, ready, 'intents'),
      ready,
      'intents',
    )
    expect((await takeUp(api.origin, ready, paid)).status).toBe(200)
    await waitUntilIdle(deployment.db)
    await api.stop()

    const all = collector.stored.flatMap(({ path, body }) => {
      expect(path).toBe('/v1/traces')
      const { resourceSpans } = sent.parse(JSON.parse(body))
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    })
    const named = (name: string) => all.find((span) => span.name === name)
    const parentOf = (name: string) => all.find(({ spanId }) => spanId === named(name)?.parentSpanId)?.name

    // A caller's trace continues through us to a provider.
    const request = named('GET /api/v1/Address/SearchAddress')
    expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
    expect(parentOf('SearchAddress')).toBe('GET /api/v1/Address/SearchAddress')
    expect(parentOf('provider address')).toBe('SearchAddress')
    expect(postcodes.stored[0]?.traceparent).toBe(`00-${traceId}-${named('provider address')?.spanId}-01`)

    // A call with a body, its statements, and the job that follows.
    expect(parentOf('GeneratePrivateCarQuote')).toBe('POST /api/v1/Quote/GeneratePrivateCarQuote')
    const inQuote = all.filter(
      ({ parentSpanId }) => parentSpanId === named('GeneratePrivateCarQuote')?.spanId,
    )
    expect(inQuote.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['provider vehicle', expect.stringMatching(/^insert milepost\.quote/)]),
    )
    expect(named('job capture')).toBeDefined()
    expect(parentOf('provider portal')).toBe('job portal-user')

    const everything = collector.stored.map(({ body }) => body).join('\n')
    const { reference } = ready
    for (const personal of [
      'Morgan',
      'Sutton',
      'buyer@example.com',
      'LS1',
      plate,
      'AA19 AAA',
      reference,
      '1987-03-27',
    ])
      expect(everything).not.toContain(personal)
  })
})
