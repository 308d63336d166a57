import { vi } from 'vitest'

type Reply = () => Response | Promise<Response>
type Sent = { call: string; body: Record<string, unknown> }

/** A fake server: records what it is sent and answers each call as configured; any other call fails. */
export const server = { sent: [] as Sent[], replies: {} as Record<string, Reply> }

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
export const nothing = (status = 204) => new Response(null, { status })
export const problem = (status: number, code: string, errors: unknown[] = []) =>
  json({ title: '', code, message: '', errors }, status)

export function openServer(replies: Record<string, Reply>): void {
  server.sent = []
  server.replies = {
    SetRestartedQuoteDPAVisit: () => nothing(200),
    SetRestartedQuoteViewed: () => nothing(200),
    ...replies,
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const [call = ''] = /[A-Za-z]+(?=\?|$)/.exec(address) ?? []
    server.sent.push({ call, body: JSON.parse(String(init.body ?? '{}')) })
    return server.replies[call]?.() ?? Promise.reject(new TypeError('offline'))
  })
}

export const sentTo = (call: string) =>
  server.sent.filter((sent) => sent.call === call).map(({ body }) => body)
