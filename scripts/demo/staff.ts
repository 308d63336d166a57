import { type IncomingMessage, request } from 'node:http'
import type { Reply, Request } from '@milepost/contract/call'
import type { DeskCall } from '@milepost/contract/desk/desk-call'
import { createDeskClient } from '@milepost/contract/desk/desk-client'
import { deskSignIn } from '@milepost/contract/desk/desk-pages'

/** A staff member of the sandbox, signed in at the desk as in a browser; uses only calls of the desk. */
export type Staff = {
  /** Throws if it is refused, with the code and the fields. */
  asks<C extends DeskCall>(call: C, request: Request<C>): Promise<Reply<C>>
}

/** The sandbox's staff by their first name, each signed in once. */
export type Team = (name: 'asha' | 'una' | 'tom' | 'femi' | 'dot') => Promise<Staff>

export function openTeam(desk: string): Team {
  const here = new Map<string, Promise<Staff>>()
  return (name) => {
    const staff = here.get(name) ?? signIn(desk, `staff-${name}`)
    here.set(name, staff)
    return staff
  }
}

/** Signs in by the provider's own page, with a second factor, so that no call has to ask for it again. */
async function signIn(desk: string, sub: string): Promise<Staff> {
  const browser = plainBrowser()
  const form = await browser.follows(new URL(`${deskSignIn.begin}?factor=second`, desk))
  if (!form.at.pathname.includes('/staff/'))
    throw new Error(`The desk does not lead to its sign-in: ${form.at.href}`)
  const back = await browser.follows(form.at, new URLSearchParams({ sub, secondFactor: 'yes' }).toString())
  if (back.at.origin !== new URL(desk).origin || back.at.pathname !== '/')
    throw new Error(`${sub} could not sign in: ${back.at.href}`)
  const client = createDeskClient(async (path, { method = 'GET', body, headers }) => {
    const reply = await browser.send(new URL(path, desk), method, {
      headers: { ...Object.fromEntries(new Headers(headers)), 'sec-fetch-site': 'same-origin' },
      body: typeof body === 'string' ? body : undefined,
    })
    return new Response(reply.text === '' ? null : reply.text, { status: reply.status })
  })
  return {
    async asks(call, asked) {
      const outcome = await client.send(call, asked)
      if (outcome.kind === 'answered') return outcome
      if (outcome.kind === 'unreachable') throw new Error(`${call.name}: no answer`)
      const { status, code, message, errors } = outcome.problem
      const fields = errors.map(({ field, message: said }) => `${field}: ${said}`).join('; ')
      throw new Error(`${call.name}: ${status} ${code} ${message} ${fields}`.trim())
    },
  }
}

type Sent = { headers?: Readonly<Record<string, string>>; body?: string | undefined }
type Answered = { status: number; text: string; location: string | undefined }

const MOST_REDIRECTS = 10

/** Stores cookies by host, and follows redirects. Reached by address: not every machine resolves names under localhost. */
function plainBrowser() {
  const cookies = new Map<string, Map<string, string>>()

  async function send(to: URL, method: string, { headers = {}, body }: Sent = {}): Promise<Answered> {
    const own = cookies.get(to.host) ?? new Map<string, string>()
    cookies.set(to.host, own)
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      const cookie = [...own].map(([name, value]) => `${name}=${value}`).join('; ')
      const sent = request(
        {
          host: to.hostname.endsWith('localhost') ? '127.0.0.1' : to.hostname,
          port: to.port,
          path: to.pathname + to.search,
          method,
          headers: { ...headers, host: to.host, ...(cookie && { cookie }) },
        },
        resolve,
      )
      sent.on('error', reject)
      sent.end(body)
    })
    for (const line of reply.headers['set-cookie'] ?? []) keep(own, line)
    let text = ''
    for await (const piece of reply.setEncoding('utf8')) text += piece
    return { status: reply.statusCode ?? 0, text, location: reply.headers.location }
  }

  /** The page at the end of the redirects that this request begins. */
  async function follows(from: URL, form?: string): Promise<{ at: URL; text: string }> {
    let at = from
    let reply = await send(
      at,
      form === undefined ? 'GET' : 'POST',
      form === undefined
        ? {}
        : { headers: { 'content-type': 'application/x-www-form-urlencoded', origin: at.origin }, body: form },
    )
    for (let steps = 0; reply.location !== undefined; steps += 1) {
      if (steps > MOST_REDIRECTS) throw new Error(`Too many redirects at ${at.href}`)
      at = new URL(reply.location, at)
      reply = await send(at, 'GET')
    }
    return { at, text: reply.text }
  }
  return { send, follows }
}

function keep(own: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const [name = '', ...value] = pair.trim().split('=')
  const hasEnded = attributes.some((each) => /^\s*(?:max-age=0|expires=thu, 01 jan 1970.*)$/i.test(each))
  if (hasEnded) own.delete(name)
  else own.set(name, value.join('='))
}
