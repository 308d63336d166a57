import { problemCodes } from '@milepost/contract/problem'
import * as z from 'zod/mini'
import { CANARY } from './hostile-values.ts'
import type { Request } from './request.ts'

export type Answer = {
  status: number
  headers: Readonly<Record<string, string | number | string[] | undefined>>
  text: string
}

/** Exactly the problem format of the contract: any further field would leak to strangers (D-241). */
const problem = z.strictObject({
  title: z.string(),
  status: z.int(),
  code: z.enum(problemCodes),
  message: z.string(),
  errors: z.array(z.strictObject({ field: z.string(), message: z.string() })),
})

/** Signs of our internals: stacks, files, the database and its statements. No hostile text contains any (safety T29). */
const insides =
  /\n\s+at |node_modules|file:\/\/|\.[cm]?[jt]s:\d|apps\/api|packages\/|\/(?:work|home|usr|tmp)\/|\b(?:Type|Range|Syntax|Reference|Zod|Assertion|Database)Error\b|\bFST_ERR|\bE(?:CONN|NOENT|PIPE)|syntax error at|violates |\brelation "|invalid input syntax|\bkysely\b|\bselect .{1,200} from\b|\binsert into\b|\bmilepost\.\w|\bpg_catalog|"stack"/

/** What is wrong with a response, for any request; undefined if nothing is. */
export function faultIn(request: Request, answer: Answer): string | undefined {
  const { status, text, headers } = answer
  if (status >= 500) return `answered ${status}`
  const leak = insides.exec(text) ?? insides.exec(JSON.stringify(headers))
  if (leak && !isOurScript(answer)) return `tells of our insides: ${leak[0]}`
  if (headers['x-content-type-options'] !== 'nosniff' || !headers['content-security-policy'])
    return 'lacks the safety headers'
  if (request.declared && !request.declared.has(status)) return `answers ${status}, which it does not declare`
  if (status >= 400) return faultInProblem(request, answer)
  if (status < 200) return `answered ${status}`
  if (status >= 300 && status < 400 && !isWithinReason(String(headers['location'])))
    return `leads to ${headers['location']}`
  return undefined
}

/** Our own scripts and styles may mention what they are made of. */
function isOurScript({ headers }: Answer): boolean {
  return /javascript|css/.test(String(headers['content-type']))
}

/** No request's text may redirect to a host other than ours. */
function isWithinReason(location: string): boolean {
  return !location.includes(CANARY) && !/evil/.test(location)
}

function faultInProblem({ method, url }: Request, { status, text, headers }: Answer): string | undefined {
  const type = String(headers['content-type'])
  // A visitor who mistyped an address gets our page.
  if (type.startsWith('text/html') && status === 404 && !url.startsWith('/api/')) return undefined
  if (!type.startsWith('application/problem+json')) return `answered ${status} as ${type}`
  if (method === 'HEAD') return undefined
  const read = z.safeParse(problem, parsed(text))
  if (!read.success) return `is no problem of ours: ${text.slice(0, 200)}`
  return read.data.status === status ? undefined : `says ${read.data.status} and is ${status}`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
