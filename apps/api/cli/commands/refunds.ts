import { brandOfReference } from '@milepost/domain/quote/quote-reference'
import { parseMoney } from '@milepost/domain/values/money-text'
import { formatPence } from '@milepost/domain/values/pence'
import type { AuditAct } from '../../platform/audit/ports.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { openQueue } from '../../platform/jobs/queue.ts'
import { type Enqueue, jobStore } from '../../platform/jobs/store.ts'
import { paymentStore } from '../../purchase/attempt/store.ts'
import { cancellationRefundStore } from '../../purchase/ending/cancel-refund-store.ts'
import { cancellationStore } from '../../purchase/ending/cancellation-store.ts'
import { customerPaymentStore } from '../../purchase/loan/customer-payment-store.ts'
import { lenderEventStore } from '../../purchase/loan/lender-event-store.ts'
import { loanAloneStore } from '../../purchase/loan/loan-alone-store.ts'
import { policyStore } from '../../purchase/policy/store.ts'
import { correctRefund, decideRefund, followUpRefund } from '../../purchase/refund/refund-policy.ts'
import type { Refund } from '../../purchase/refund/refund-ports.ts'
import { refundStore } from '../../purchase/refund/refund-store.ts'
import { quoteStore } from '../../quote/store.ts'
import { type Act, CommandError, type CommandParts, type Look, RefusedAct } from './command.ts'

/** Ids, states and amounts. */
export const refunds: Look = {
  usage: 'refunds',
  about: 'Lists the refunds that wait for a second person, are in progress or have failed.',
  async shows(words, parts) {
    if (words.length > 0) throw new CommandError(`usage: ${refunds.usage}`)
    const open = await storeOf(parts).openRefunds()
    return open.length > 0 ? open.map(inWords) : ['No refund is unfinished']
  },
}

export const confirmRefund: Act = {
  usage: 'refund confirm <policy number> <number of the refund>',
  about: 'Confirms a refund as the second person, even above every authority at the desk.',
  does: (words, parts) => decide(words, 'ready', confirmRefund.usage, parts),
}

export const refuseRefund: Act = {
  usage: 'refund refuse <policy number> <number of the refund>',
  about: 'Refuses a refund as the second person.',
  does: (words, parts) => decide(words, 'refused', refuseRefund.usage, parts),
}

async function decide(
  words: readonly string[],
  to: 'ready' | 'refused',
  usage: string,
  parts: Parameters<Act['does']>[1],
): Promise<readonly string[]> {
  const key = refundKeyOf(words, usage)
  const ports = { refunds: storeOf(parts), clock: parts.clock }
  const refused = refusedAbout(to === 'ready' ? 'refund.confirm' : 'refund.refuse', key)
  const outcome = await decideRefund({ ...key, to }, personOf(parts), ports)
  switch (outcome.kind) {
    case 'not-found':
      throw new CommandError(`There is no refund ${key.number} of ${key.policyNumber}`)
    case 'not-decided':
      throw outcome.because === 'owed'
        ? refused(
            'OWED',
            'A cancellation owes this refund, so it cannot be refused. Correct it: refund correct',
          )
        : refused('SAME_PERSON', 'You proposed this refund, so another person must decide it')
    case 'decided-before':
      throw refused('DECIDED_BEFORE', `Already decided: ${inWords(outcome.refund)}`)
    case 'decided':
      return [inWords(outcome.refund)]
  }
}

export const correctRefundAmount: Act = {
  usage: 'refund correct <policy number> <number of the refund> <amount in pounds>',
  about: 'Corrects the amount of a refund that a cancellation owes. Another person then confirms it.',
  async does([policyNumber, number, written, ...rest], parts) {
    const { usage } = correctRefundAmount
    const amount = parseMoney(written ?? '')
    if (!amount.ok || amount.value === 0 || rest.length > 0) throw new CommandError(`usage: ${usage}`)
    const key = refundKeyOf([policyNumber ?? '', number ?? ''], usage)
    const ports = { refunds: storeOf(parts), clock: parts.clock }
    const refused = refusedAbout('refund.correct', key)
    const outcome = await correctRefund({ ...key, amount: amount.value }, personOf(parts), ports)
    switch (outcome.kind) {
      case 'not-found':
        throw new CommandError(`There is no refund ${key.number} of ${key.policyNumber}`)
      case 'not-owed':
        throw refused('NOT_OWED', 'Only the refund of a cancellation is corrected. Refuse this one instead')
      case 'same-amount':
        throw refused('SAME_AMOUNT', 'This is the amount already')
      case 'above-paid':
        throw refused('ABOVE_PAID', 'That is more than is left of what was paid')
      case 'decided-before':
        throw refused('DECIDED_BEFORE', `Already decided: ${inWords(outcome.refund)}`)
      case 'corrected':
        return [inWords(outcome.refund)]
    }
  },
}

export const retryRefund: Act = {
  usage: 'refund again <policy number> <number of the refund>',
  about: 'Retries a refund that failed, or that is on its way and does not arrive.',
  does: (words, parts) => followUp(words, 'again', retryRefund.usage, parts),
}

export const transferredRefund: Act = {
  usage: 'refund transferred <policy number> <number of the refund>',
  about: 'Records that a refund was paid by bank transfer: one that failed, or one to a bank account.',
  does: (words, parts) => followUp(words, 'transferred', transferredRefund.usage, parts),
}

async function followUp(
  words: readonly string[],
  decision: 'again' | 'transferred',
  usage: string,
  parts: Parameters<Act['does']>[1],
): Promise<readonly string[]> {
  const key = refundKeyOf(words, usage)
  const ports = { refunds: storeOf(parts), clock: parts.clock }
  const outcome = await followUpRefund({ ...key, decision }, personOf(parts), ports)
  if (outcome.kind === 'followed-up') return [inWords(outcome.refund)]
  throw refusedAbout(decision === 'again' ? 'refund.retry' : 'refund.transfer', key)(
    'NOT_FAILED',
    `No refund ${key.number} of ${key.policyNumber} has failed`,
  )
}

const refusedAbout =
  (act: AuditAct, { policyNumber }: PolicyKey) =>
  (reasonCode: string, message: string) =>
    new RefusedAct({ act, about: { kind: 'policy', id: policyNumber }, reasonCode }, message)

/** On the command line a name is all that identifies a person. */
export const personOf = ({ by }: Parameters<Act['does']>[1]) =>
  ({ person: { subject: by.who, name: by.who, roles: [], isOfAccounts: true }, by }) as const

export const inWords = ({ policyNumber, number, state, amount, reason, way, first, second }: Refund) =>
  `${policyNumber}  refund ${number}  ${state}  ${formatPence(amount)}  ${reason}  ${way === 'bank' ? 'by bank transfer  ' : ''}${[first, second].flatMap((each) => each?.name ?? []).join(', ')}`

export function refundKeyOf([policyNumber, number, ...rest]: readonly string[], usage: string) {
  if (policyNumber === undefined || !/^[1-9]\d{0,5}$/.test(number ?? '') || rest.length > 0)
    throw new CommandError(`usage: ${usage}`)
  return { ...policyKeyOf(policyNumber), number: Number(number) }
}

export function policyKeyOf(policyNumber: string) {
  const tenant = brandOfReference(policyNumber)
  if (tenant === undefined) throw new CommandError(`${policyNumber} is not a policy number`)
  return { tenant, policyNumber }
}

export function enqueueIn({ database: { db } }: CommandParts): Enqueue {
  const queue = openQueue({ store: jobStore(db), log: () => {} })
  return (transaction, jobs) => queue.enqueue(jobStore(transaction), jobs)
}

export const storeOf = (parts: CommandParts) => refundStore(parts.database.db, enqueueIn(parts))

/** What a command about the money of a policy reads. */
export function previewPorts(parts: CommandParts) {
  const { db } = parts.database
  return {
    quotes: quoteStore(db),
    payments: paymentStore(db, enqueueIn(parts)),
    policies: policyStore(db),
    cancellations: cancellationStore(db),
    cancelRefunds: cancellationRefundStore(db, enqueueIn(parts)),
    lenderEvents: lenderEventStore(db, enqueueIn(parts)),
    loanAlone: loanAloneStore(db, enqueueIn(parts)),
    customerPayments: customerPaymentStore(db, enqueueIn(parts)),
    refunds: storeOf(parts),
    clock: parts.clock,
  }
}
