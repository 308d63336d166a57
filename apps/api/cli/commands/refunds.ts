import { brandOfReference } from '@milepost/domain/quote/quote-reference'
import { formatPence } from '@milepost/domain/values/pence'
import { decideRefund } from '../../payment/refund-policy'
import type { Refund } from '../../payment/refund-ports'
import { refundStore } from '../../payment/refund-store'
import { paymentStore } from '../../payment/store'
import { openQueue } from '../../platform/jobs/queue'
import { type Enqueue, jobStore } from '../../platform/jobs/store'
import { cancellationRefundStore } from '../../policy/cancel-refund-store'
import { cancellationStore } from '../../policy/cancellation-store'
import { lenderEventStore } from '../../policy/lender-event-store'
import { policyStore } from '../../policy/store'
import { quoteStore } from '../../quote/store'
import { type Act, CommandError, type CommandParts, type Look, RefusedAct } from './command'

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
  const { by, clock } = parts
  // On the command line a name is all that identifies a person.
  const person = { subject: by.who, name: by.who, roles: [], isOfAccounts: true } as const
  const refused = (reasonCode: string, message: string) =>
    new RefusedAct(
      {
        act: to === 'ready' ? 'refund.confirm' : 'refund.refuse',
        about: { kind: 'policy', id: key.policyNumber },
        reasonCode,
      },
      message,
    )
  const outcome = await decideRefund({ ...key, to }, { person, by }, { refunds: storeOf(parts), clock })
  switch (outcome.kind) {
    case 'not-found':
      throw new CommandError(`There is no refund ${key.number} of ${key.policyNumber}`)
    case 'not-them':
      throw refused('SAME_PERSON', 'You proposed this refund, so another person must decide it')
    case 'decided-before':
      throw refused('DECIDED_BEFORE', `Already decided: ${inWords(outcome.refund)}`)
    case 'decided':
      return [inWords(outcome.refund)]
  }
}

export const retryRefund: Act = {
  usage: 'refund again <policy number> <number of the refund>',
  about: 'Retries a refund that failed.',
  async does(words, parts) {
    const key = refundKeyOf(words, retryRefund.usage)
    const store = storeOf(parts)
    const refund = await store.findRefund(key)
    if (refund?.state !== 'failed')
      throw new CommandError(`No refund ${key.number} of ${key.policyNumber} has failed`)
    const moved = await store.retry(refund, { now: parts.clock(), by: parts.by })
    if (moved === 'moved-on')
      throw new RefusedAct(
        { act: 'refund.retry', about: { kind: 'policy', id: key.policyNumber }, reasonCode: 'MOVED_ON' },
        'Someone else has already retried it',
      )
    return [inWords(moved)]
  },
}

const inWords = ({ policyNumber, number, state, amount, reason, first, second }: Refund) =>
  `${policyNumber}  refund ${number}  ${state}  ${formatPence(amount)}  ${reason}  ${[first, second].flatMap((each) => each?.name ?? []).join(', ')}`

function refundKeyOf([policyNumber, number, ...rest]: readonly string[], usage: string) {
  if (policyNumber === undefined || !/^[1-9]\d{0,5}$/.test(number ?? '') || rest.length > 0)
    throw new CommandError(`usage: ${usage}`)
  return { ...policyKeyOf(policyNumber), number: Number(number) }
}

export function policyKeyOf(policyNumber: string) {
  const tenant = brandOfReference(policyNumber)
  if (tenant === undefined) throw new CommandError(`${policyNumber} is not a policy number`)
  return { tenant, policyNumber }
}

function enqueueIn({ database: { db } }: CommandParts): Enqueue {
  const queue = openQueue({ store: jobStore(db), log: () => {} })
  return (transaction, jobs) => queue.enqueue(jobStore(transaction), jobs)
}

const storeOf = (parts: CommandParts) => refundStore(parts.database.db, enqueueIn(parts))

/** What a command about the money of a policy reads. */
export function previewPorts(parts: CommandParts) {
  const { db } = parts.database
  return {
    quotes: quoteStore(db),
    payments: paymentStore(db, enqueueIn(parts)),
    policies: policyStore(db),
    cancellations: cancellationStore(db),
    cancelRefunds: cancellationRefundStore(db, enqueueIn(parts)),
    lenderEvents: lenderEventStore(db),
    refunds: storeOf(parts),
    clock: parts.clock,
  }
}
