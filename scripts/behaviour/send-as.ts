import { request } from 'node:http'
import type { JourneyId } from '@milepost/domain/terms/identity'
import type { Send } from '../demo/visitor'

/**
 * Sends as a browser on the journey's own address does: links are emailed only to whoever is there. `fetch` would name the host it
 * connects to, and names under localhost are not known to every machine.
 */
export function sendAs(journey: JourneyId): Send {
  return (address, init = {}) =>
    new Promise((resolve, reject) => {
      const { port } = new URL(address)
      const headers = {
        ...Object.fromEntries(new Headers(init.headers)),
        host: `${journey.replaceAll('_', '-')}.localhost:${port}`,
      }
      const sent = request(address, { method: init.method ?? 'GET', headers }, (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('error', reject)
        reply.on('end', () => {
          const status = reply.statusCode ?? 0
          const body = status === 204 ? null : Buffer.concat(parts)
          resolve(new Response(body, { status, headers: headersOf(reply.rawHeaders) }))
        })
      })
      sent.on('error', reject)
      sent.end(init.body ?? undefined)
    })
}

/** Node gives names and values in turn, so that a header may come twice. */
function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers()
  for (let at = 0; at + 1 < raw.length; at += 2) headers.append(raw[at] ?? '', raw[at + 1] ?? '')
  return headers
}
