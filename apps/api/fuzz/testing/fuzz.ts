import type { InjectOptions } from 'fastify'
import { type Answer, faultIn } from './check-answer.ts'
import { textsIn } from './drawn.ts'
import type { FuzzApi } from './fuzz-api.ts'
import { hostileRequest, type KnownGood } from './hostile-request.ts'
import { CANARY } from './hostile-values.ts'
import { type Known, knownRequests } from './known-requests.ts'
import { schemas } from './operations.ts'
import { described, type Request } from './request.ts'

/** The default first seed. A report names the seed of what it found. */
export const FIRST_SEED = 20_261_115

export type Outcome = {
  faults: readonly string[]
  /** How often each status was returned. */
  statuses: Readonly<Record<string, number>>
  /** Operations that succeeded at least once: without them only refusals would be tested. */
  letIn: ReadonlySet<string>
}

const AT_ONCE = 8
const MOST_FAULTS = 40

/** Sends the given number of requests, each from its own seed, and checks every response. */
export async function fuzz(fuzzed: FuzzApi, from: number, count: number): Promise<Outcome> {
  const knownGood = await loadKnownGood(fuzzed)
  const faults: string[] = []
  const statuses: Record<string, number> = {}
  const letIn = new Set<string>()
  let next = from
  const sender = async () => {
    while (next < from + count && faults.length < MOST_FAULTS) {
      const seed = next
      next += 1
      const request = hostileRequest(seed, knownGood)
      const answer = await sendPatiently(fuzzed, request, seed)
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      if (answer.status < 300) letIn.add(request.name)
      const error = faultIn(request, answer)
      if (error !== undefined)
        faults.push(
          `seed ${seed}: ${error}\n  ${described(request)}\n  ${answer.text.slice(0, 300)}\n  ${whatHappened(fuzzed, answer)}`,
        )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sender))
  return { faults: [...faults, ...quoted(fuzzed.log())], statuses, letIn }
}

/** What the log says about a failed request, to help fix it. */
function whatHappened({ log }: FuzzApi, { headers }: Answer): string {
  const id = String(headers['x-request-id'])
  return log()
    .filter((line) => line.includes('request.failed') && line.includes(id))
    .join('')
}

async function loadKnownGood({ api }: FuzzApi): Promise<KnownGood> {
  const requests = await knownRequests(api)
  const known = new Map<string, Known[]>()
  for (const each of requests) known.set(each.name, [...(known.get(each.name) ?? []), each])
  return { known, stock: { schemas, texts: textsIn(requests.map(({ ask }) => ask)) } }
}

/** Retries when the response says so, as for two take-ups of one quote on a busy machine (F24). */
async function sendPatiently(fuzzed: FuzzApi, request: Request, seed: number): Promise<Answer> {
  const first = await send(fuzzed, request, seed)
  const wait = Number(first.headers['retry-after'])
  if (first.status !== 503 || !(wait > 0)) return first
  await new Promise((resolve) => setTimeout(resolve, wait * 1_000))
  return send(fuzzed, request, seed)
}

async function send({ apps }: FuzzApi, request: Request, seed: number): Promise<Answer> {
  const { method, url, headers, payload } = request
  const reply = await apps[request.at].inject({
    // Includes methods that no program of ours sends.
    method: method as NonNullable<InjectOptions['method']>,
    url,
    headers,
    remoteAddress: `10.${(seed >> 16) & 255}.${(seed >> 8) & 255}.${seed & 255}`,
    ...(payload !== undefined && { payload }),
  })
  return { status: reply.statusCode, headers: reply.headers, text: reply.body }
}

/** Nothing that was sent may be in the log, and each event must be one line of JSON (safety T24). */
function quoted(lines: readonly string[]): readonly string[] {
  return lines
    .filter((line) => line.includes(CANARY) || line.trim().includes('\n'))
    .slice(0, 5)
    .map((line) => `the log quotes what was sent: ${line}`)
}
