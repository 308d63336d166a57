import * as z from 'zod/mini'
import type { LodgeMandate } from '../../payment/provider-ports'
import type { Clock } from '../../platform/ports'
import { endpoint } from '../http/endpoint'
import { defaultLimits, type OutgoingLimits, outgoing } from '../http/outgoing'
import { type Observe, observed } from '../observed'

export type FinanceSettings = {
  sandboxUrl: string
  /** Where the lender is, without the path; unset is the sandbox's. */
  financeUrl?: string | undefined
  /** Sent as a bearer token; the sandbox wants none. */
  financeKey?: string | undefined
}

/** Asked once: it is a job that asks, and the job asks again later (safety K5). */
const financeLimits: OutgoingLimits = { ...defaultLimits, attemptMs: 5_000, attempts: 1 }

const lodged = z.object({ mandateRef: z.string().check(z.minLength(1), z.maxLength(100)) })
const rejected = z.object({ code: z.string().check(z.regex(/^[0-9A-Z]$/)) })

/** The lender of this deployment, keyed by the policy over there too: a mandate whose answer was lost is lodged once (F19). */
export function financeProvider(
  { sandboxUrl, financeUrl, financeKey }: FinanceSettings,
  { clock, observe, limits = financeLimits }: { clock: Clock; observe: Observe; limits?: OutgoingLimits },
): { lodgeMandate: LodgeMandate } {
  const ask = outgoing(clock, limits, observe.breaker?.('finance'))
  const url = endpoint(financeUrl ?? sandboxUrl, 'finance', 'v1', 'mandates')
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
      // The lender's own words are not passed on: they may hold anything.
      if (code !== undefined) return { kind: 'rejected', code }
    }
    const mandate =
      answer.status === 200 || answer.status === 201 ? lodged.safeParse(answer.body).data : undefined
    return mandate ? { kind: 'lodged', ref: mandate.mandateRef } : { kind: 'failed', reason: 'broken' }
  }
  return { lodgeMandate: observed('finance', observe, lodgeMandate) }
}
