import type { AuditAct } from '../../platform/audit/ports.ts'
import { policyStore } from '../../purchase/policy/store.ts'
import { quoteStore } from '../../quote/store.ts'
import { byHandStore } from '../../renewal/by-hand-store.ts'
import { bookHeldByHand, endRenewalByHand, recordEndNotice } from '../../renewal/end-by-hand.ts'
import { renewalStore } from '../../renewal/store.ts'
import { type Act, CommandError, type CommandParts, RefusedAct } from './command.ts'
import { enqueueIn, policyKeyOf } from './refunds.ts'

/** Commands about renewals that did not come, and about the end of cover without them (DSK-517). */

export const endRenewal: Act = {
  usage: 'renewal end <policy number>',
  about: 'Ends a renewal that was promised and that nothing will complete any more. The customer is told.',
  async does([number, ...rest], parts) {
    if (number === undefined || rest.length > 0) throw new CommandError(`usage: ${endRenewal.usage}`)
    switch (await endRenewalByHand(policyKeyOf(number), parts.by, portsOf(parts))) {
      case 'not-found':
        throw new CommandError(`No renewal follows ${number}`)
      case 'not-open':
        throw refused(
          'renewal.end',
          number,
          'NOT_OPEN',
          `The renewal of ${number} is over, or is being paid for`,
        )
      case 'still-due':
        throw refused(
          'renewal.end',
          number,
          'STILL_DUE',
          `The renewal of ${number} may still be completed, or its cover goes on`,
        )
      case 'ended':
        return [`The renewal of ${number} is over. Its customer is told by the next run`]
    }
  },
}

export const bookHeldCover: Act = {
  usage: 'renewal book-held <policy number>',
  about: 'Books the cost of cover that went on without a payment after a policy.',
  async does([number, ...rest], parts) {
    if (number === undefined || rest.length > 0) throw new CommandError(`usage: ${bookHeldCover.usage}`)
    switch (await bookHeldByHand(policyKeyOf(number), parts.by, portsOf(parts))) {
      case 'not-found':
        throw new CommandError(`No renewal follows ${number}`)
      case 'not-held':
        throw refused(
          'renewal.book-held',
          number,
          'NOT_HELD',
          `Cover did not go on without a payment after ${number}`,
        )
      case 'booked-before':
        throw new CommandError(`The cost of cover after ${number} is booked`)
      case 'booked':
        return [`The cost of cover after ${number} is booked`]
    }
  },
}

export const customerKnowsEnd: Act = {
  usage: 'renewal told <policy number>',
  about:
    'Records that you told a customer, by letter or telephone, that their cover has ended. Do that first.',
  async does([number, ...rest], parts) {
    if (number === undefined || rest.length > 0) throw new CommandError(`usage: ${customerKnowsEnd.usage}`)
    switch (await recordEndNotice(policyKeyOf(number), parts.by, portsOf(parts))) {
      case 'not-found':
        throw new CommandError(`No period follows ${number}`)
      case 'not-over':
        throw refused(
          'renewal.told',
          number,
          'NOT_OVER',
          `The cover of ${number} has not ended without a renewal`,
        )
      case 'told-before':
        throw new CommandError(`The customer of ${number} was told before`)
      case 'told':
        return [`${number}: its customer was told that cover has ended`]
    }
  },
}

const refused = (act: AuditAct, policyNumber: string, reasonCode: string, message: string) =>
  new RefusedAct({ act, about: { kind: 'policy', id: policyNumber }, reasonCode }, message)

function portsOf(parts: CommandParts) {
  const { db } = parts.database
  return {
    renewals: renewalStore(db, enqueueIn(parts)),
    policies: policyStore(db),
    quotes: quoteStore(db),
    byHand: byHandStore(db),
    clock: parts.clock,
  }
}
