import { cancellationReasons } from '@milepost/domain/quote/cancellation'
import { brandOfReference } from '@milepost/domain/quote/quote-reference'
import { cancelPolicy } from '../../policy/cancel-policy'
import { cancellationStore, policyStore } from '../../policy/store'
import type { Renewal } from '../../renewal/ports'
import { renewalStore } from '../../renewal/store'
import { type Act, CommandError } from './command'

/** Refunds and amounts owed are not handled here; the output says so. */
export const cancel: Act = {
  usage: `cancel <policy number> <${cancellationReasons.join('|')}>`,
  about: 'Writes down that a policy is cancelled. No money is paid back by it.',
  async does([policyNumber, written, ...rest], { database: { db }, clock, by }) {
    const reason = cancellationReasons.find((each) => each === written)
    if (policyNumber === undefined || reason === undefined || rest.length > 0)
      throw new CommandError(`usage: ${cancel.usage}`)
    const tenant = brandOfReference(policyNumber)
    if (tenant === undefined) throw new CommandError(`${policyNumber} is not a policy number`)
    const ports = { policies: policyStore(db), cancellations: cancellationStore(db), clock }
    const outcome = await cancelPolicy({ tenant, policyNumber, reason }, by, ports)
    switch (outcome.kind) {
      case 'not-found':
        throw new CommandError(`There is no policy ${policyNumber}`)
      case 'ended':
        throw new CommandError(`The cover of ${policyNumber} has ended already`)
      case 'cancelled-before': {
        const { reason: first, cancelledAt } = outcome.cancellation
        throw new CommandError(`${policyNumber} was cancelled before: ${first}, ${cancelledAt.toISOString()}`)
      }
      case 'cancelled':
        return [
          `${policyNumber} is cancelled: ${reason}`,
          'Refunds and the direct debit are settled in the accounts, not by this command.',
          ...goesOn(await renewalStore(db).renewalAfter({ tenant, policyNumber })),
        ]
    }
  },
}

/** A renewal is a policy of its own and is not cancelled with this one, so the output mentions it. */
function goesOn(next: Renewal | undefined): readonly string[] {
  if (next?.policyNumber !== undefined)
    return [`It was renewed as ${next.policyNumber}, which goes on until that is cancelled too.`]
  if (next?.state !== 'charging') return []
  return [
    'Its next period is being paid for at this moment. Once that is done, cancel the policy it becomes too.',
  ]
}
