import { londonDate } from '@milepost/domain/values/london-time'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/ports.ts'
import type { EndLoan, LodgeMandate } from '../../purchase/attempt/provider-ports.ts'
import { endpoint } from '../http/endpoint.ts'
import { defaultLimits, type OutgoingLimits, outgoing } from '../http/outgoing.ts'
import { type Observe, observed } from '../observed.ts'

export type FinanceSettings = {
  sandboxUrl: string
  /** The lender's base URL, without the path; by default the sandbox's. */
  financeUrl?: string | undefined
  /** Sent as a bearer token; the sandbox needs none. */
  financeKey?: string | undefined
}

/** One attempt: the caller is a job, which retries later (safety K5). */
const financeLimits: OutgoingLimits = { ...defaultLimits, attemptMs: 5_000, attempts: 1 }

const lodged = z.object({ mandateRef: z.string().check(z.minLength(1), z.maxLength(100)) })
const ended = z.object({ endingRef: z.string().check(z.minLength(1), z.maxLength(100)) })
const rejected = z.object({ code: z.string().check(z.regex(/^[0-9A-Z]$/)) })

/** The configured lender. The policy is the key there too, so a mandate whose reply was lost is lodged once (F19). */
export function financeProvider(
  { sandboxUrl, financeUrl, financeKey }: FinanceSettings,
  { clock, observe, limits = financeLimits }: { clock: Clock; observe: Observe; limits?: OutgoingLimits },
): { lodgeMandate: LodgeMandate; endLoan: EndLoan } {
  const ask = outgoing(clock, limits, observe.breaker?.('finance'))
  const lender = financeUrl ?? sandboxUrl
  const url = endpoint(lender, 'finance', 'v1', 'mandates')
  const headers = financeKey ? { authorization: `Bearer ${financeKey}` } : {}
  const lodgeMandate: LodgeMandate = async ({ tenant, policyNumber, account, credit, payments }) => {
    const body = {
      tenant,
      policyNumber,
      account: {
        sortCode: account.sortCode.replaceAll('-', ''),
        accountNumber: account.accountNumber,
        bankName: account.bankName,
        accountHolder: account.accountHolder,
        accountHolderAddress: account.accountHolderAddress,
        accountHolderPostcode: account.accountHolderPostcode,
      },
      credit,
      payments: payments.map(({ on, amount }) => ({ on, amount })),
    }
    const answer = await ask({ method: 'POST', url, headers, body, safe: false })
    if (answer.kind === 'failed') return answer
    if (answer.status === 422) {
      const code = rejected.safeParse(answer.body).data?.code
      // The lender's own text is not passed on: it may contain anything.
      if (code !== undefined) return { kind: 'rejected', code }
    }
    const mandate =
      answer.status === 200 || answer.status === 201 ? lodged.safeParse(answer.body).data : undefined
    return mandate ? { kind: 'lodged', ref: mandate.mandateRef } : { kind: 'failed', reason: 'broken' }
  }
  const endLoan: EndLoan = async ({ askedAt, ...ending }) => {
    const { tenant, policyNumber, kind, lent, sent, owed, back, settledOn } = ending
    const answer = await ask({
      method: 'POST',
      url: endpoint(lender, 'finance', 'v1', 'endings'),
      headers,
      body: { tenant, policyNumber, kind, lent, sent, owed, back, settledOn, askedOn: londonDate(askedAt) },
      safe: false,
    })
    if (answer.kind === 'failed') return answer
    const isDone = answer.status === 200 || answer.status === 201
    const acknowledged = isDone ? ended.safeParse(answer.body).data : undefined
    return acknowledged
      ? { kind: 'acknowledged', ref: acknowledged.endingRef }
      : { kind: 'failed', reason: 'broken' }
  }
  return {
    lodgeMandate: observed('finance', observe, lodgeMandate),
    endLoan: observed('finance', observe, endLoan),
  }
}
