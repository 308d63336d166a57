import * as z from 'zod/mini'
import type { Clock } from '../../platform/ports.ts'
import type { CreatePortalUser } from '../../purchase/policy/ports.ts'
import { endpoint } from '../http/endpoint.ts'
import { defaultLimits, type OutgoingLimits, outgoing } from '../http/outgoing.ts'
import { type Observe, observed } from '../observed.ts'

export type PortalSettings = {
  sandboxUrl: string
  /** The portal's base URL, without the path; by default the sandbox's. */
  portalUrl?: string | undefined
  /** Sent as a bearer token; the sandbox needs none. */
  portalKey?: string | undefined
}

/** One attempt: the caller is a job, which retries later (safety K5). */
const portalLimits: OutgoingLimits = { ...defaultLimits, attemptMs: 5_000, attempts: 1 }

const portalReply = z.object({ status: z.literal(['created', 'exists']) })

/** The configured customer portal. It is idempotent by policy: a repeated request gets the same reply. */
export function portalProvider(
  { sandboxUrl, portalUrl, portalKey }: PortalSettings,
  { clock, observe, limits = portalLimits }: { clock: Clock; observe: Observe; limits?: OutgoingLimits },
): { createPortalUser: CreatePortalUser } {
  const ask = outgoing(clock, limits, observe.breaker?.('portal'))
  const url = endpoint(portalUrl ?? sandboxUrl, 'portal', 'v1', 'users')
  const headers = portalKey ? { authorization: `Bearer ${portalKey}` } : {}
  const createPortalUser: CreatePortalUser = async ({ tenant, policyNumber, email, firstName, lastName }) => {
    const body = { tenant, policyNumber, email, firstName, lastName }
    const answer = await ask({ method: 'POST', url, headers, body, safe: false })
    if (answer.kind === 'failed') return answer
    const user =
      answer.status === 200 || answer.status === 201 ? portalReply.safeParse(answer.body).data : undefined
    return user ? { kind: 'found', value: user.status } : { kind: 'failed', reason: 'broken' }
  }
  return { createPortalUser: observed('portal', observe, createPortalUser) }
}
