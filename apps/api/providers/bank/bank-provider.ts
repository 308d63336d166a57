import { printable } from '@milepost/domain/values/printable'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/ports.ts'
import type { FindBankAccount } from '../../purchase/attempt/provider-ports.ts'
import { endpoint } from '../http/endpoint.ts'
import { defaultLimits, type OutgoingLimits, outgoing } from '../http/outgoing.ts'
import { type Observe, observed } from '../observed.ts'

export type BankSettings = {
  sandboxUrl: string
  /** The bank check's base URL, without the path; by default the sandbox's. */
  bankCheckUrl?: string | undefined
  /** Sent as a bearer token; the sandbox needs none. */
  bankCheckKey?: string | undefined
}

/** One attempt of at most three seconds, because a customer waits: on failure they are asked to enter the details again (F18). */
const bankLimits: OutgoingLimits = {
  ...defaultLimits,
  attemptMs: 3_000,
  overallMs: 3_000,
  attempts: 1,
}

const LONGEST_NAME = 100

const checked = z.discriminatedUnion('exists', [
  z.object({
    exists: z.literal(true),
    bankName: z.optional(z.nullable(z.string().check(z.maxLength(LONGEST_NAME)))),
  }),
  z.object({ exists: z.literal(false) }),
])

/** The configured bank check. Anything but a clear reply is a failure: an unchecked account is never treated as valid. */
export function bankProvider(
  { sandboxUrl, bankCheckUrl, bankCheckKey }: BankSettings,
  { clock, observe, limits = bankLimits }: { clock: Clock; observe: Observe; limits?: OutgoingLimits },
): { findBankAccount: FindBankAccount } {
  const ask = outgoing(clock, limits, observe.breaker?.('bank'))
  const url = endpoint(bankCheckUrl ?? sandboxUrl, 'bank', 'v1', 'check')
  const headers = bankCheckKey ? { authorization: `Bearer ${bankCheckKey}` } : {}
  const findBankAccount: FindBankAccount = async ({ sortCode, accountNumber }) => {
    const body = { sortCode, accountNumber }
    const answer = await ask({ method: 'POST', url, headers, body, safe: false })
    if (answer.kind === 'failed') return answer
    const account = answer.status === 200 ? checked.safeParse(answer.body).data : undefined
    if (account === undefined) return { kind: 'failed', reason: 'broken' }
    if (!account.exists) return { kind: 'not-found' }
    return { kind: 'found', value: { bankName: printable(account.bankName ?? '') || undefined } }
  }
  return { findBankAccount: observed('bank', observe, findBankAccount) }
}
