import { isIn } from '@milepost/domain/payment/attempt-states'
import { noClaimsAtEnd } from '@milepost/domain/policy/no-claims-at-end'
import type { PolicyEnding } from '@milepost/domain/policy/policy-ending'
import { coverEndsAt } from '@milepost/domain/policy/policy-state'
import type { Promises } from '@milepost/domain/promise/customer-promise'
import { instantOf, londonDate } from '@milepost/domain/values/london-time'
import { pence } from '@milepost/domain/values/pence'
import type { Job, PolicyKey } from '../../platform/jobs/ports.ts'
import type { PaymentPorts } from '../attempt/ports.ts'
import { isAllowed } from '../policy/check-act.ts'
import type { CancellationStore, EndedDocumentedPolicy, EndingStore } from '../policy/ports.ts'
import type { RefundStore } from '../refund/refund-ports.ts'
import { policyAt } from '../take-up/after-purchase.ts'

export type EndingPorts = PaymentPorts & {
  cancellations: CancellationStore
  endings: EndingStore
  /** Which of the policies that followed one another this is, from 1. */
  renewals: { chainOf(policy: PolicyKey): Promise<{ period: number }> }
  refunds: Pick<RefundStore, 'refundsOf'>
}

/** A policy that has ended, with everything its last documents say. */
export async function endedPolicyAt(key: PolicyKey, ports: EndingPorts): Promise<EndedDocumentedPolicy> {
  const documented = await policyAt(key, ports)
  const { policy, quote } = documented
  const [cancellation, promises, facts, { period }, refunds, attempt] = await Promise.all([
    ports.cancellations.findCancellation(key),
    ports.policies.promisesOf(key),
    ports.cancellations.factsOf(key),
    ports.renewals.chainOf(key),
    ports.refunds.refundsOf(key),
    ports.payments.findAttempt(policy.attemptId),
  ])
  if (facts === undefined || attempt === undefined) throw new TypeError('A policy without its facts')
  const { figures } = cancellation ?? {}
  const before = refunds.filter(({ reason, state }) => reason !== 'cancellation' && state !== 'refused')
  const ending: PolicyEnding = {
    endedAt: cancellation ? coverEndsAt(facts) : endOfHeldCover(facts.coverEnd, promises),
    cancellation: cancellation && {
      reason: cancellation.reason,
      askedAt: cancellation.askedAt,
      isBeforeStart: cancellation.cancelledAt <= policy.coverStart,
      money: figures && {
        figures,
        paidByCard: isIn(['CAPTURED'], attempt.state) ? attempt.amount : pence(0),
        returnedBefore: pence(before.reduce((sum, { amount }) => sum + amount, 0)),
      },
    },
    noClaims: noClaimsAtEnd({
      answers: quote.current.answers,
      term: policy.term,
      period,
      firstDay: londonDate(policy.coverStart),
      isCancelled: cancellation !== undefined,
      hasClaimed: cancellation?.hasClaimed ?? false,
    }),
  }
  return { ...documented, ending }
}

/** Cover that we held without a payment, after our own mistake, ended on the day that its customer was promised (D-278). */
function endOfHeldCover(coverEnd: Date, promises: Promises): Date {
  const promised = promises['cover-ends']?.on
  return promised !== undefined && promised > londonDate(coverEnd)
    ? instantOf({ date: promised, hour: 23, minute: 59 })
    : coverEnd
}

/** Stores which last documents the policy gets, once, with the job that needs them. */
export async function issueEndingDocuments(
  key: PolicyKey,
  jobs: readonly Job[],
  ports: EndingPorts,
): Promise<void> {
  const ended = await endedPolicyAt(key, ports)
  await ports.endings.addDocuments(key, ports.policyDocuments.documentsAtEnd(ended), jobs)
}

/** Makes the last documents that are missing. Each is stored whole or not at all (F20). */
export async function makeEndingDocuments(
  key: PolicyKey,
  ports: EndingPorts,
): Promise<EndedDocumentedPolicy> {
  await issueEndingDocuments(key, [], ports)
  const ended = await endedPolicyAt(key, ports)
  const issued = new Set(ports.policyDocuments.documentsAtEnd(ended).map(({ kind }) => kind))
  const missing = (await ports.policies.documentsOf(key)).filter(
    ({ kind, isReady }) => !isReady && issued.has(kind),
  )
  for (const { kind } of missing) {
    const bytes = await ports.policyDocuments.renderEndingDocument(kind, ended)
    await ports.policies.saveDocument(key, kind, bytes, ports.clock())
  }
  return ended
}

/** Every policy that ran out and is not renewed gets its proof of no claims discount. May run late, and twice. */
export async function issueProofs(ports: EndingPorts): Promise<void> {
  const problems: unknown[] = []
  for (const key of await ports.endings.endedWithoutProof(ports.clock()))
    try {
      if (!(await isAllowed('tell-no-claims', key, ports))) continue
      await issueEndingDocuments(key, [{ name: 'no-claims-mail', data: key, once: true }], ports)
    } catch (error) {
      problems.push(error)
    }
  if (problems.length > 0) throw new AggregateError(problems)
}
