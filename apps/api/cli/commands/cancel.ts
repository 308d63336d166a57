import { cancellationReasons } from '@milepost/domain/quote/cancellation'
import { brandOfReference } from '@milepost/domain/quote/quote-reference'
import { cancelPolicy } from '../../policy/cancel-policy'
import { cancellationStore } from '../../policy/cancellation-store'
import { policyStore } from '../../policy/store'
import type { Renewal } from '../../renewal/ports'
import { renewalStore } from '../../renewal/store'
import { type Act, CommandError, RefusedAct } from './command'

/** Refunds and amounts owed are not handled here; the output says so. */
export const cancel: Act = {
  usage: `cancel <policy number> <${cancellationReasons.join('|')}>`,
  about: 'Records that a policy is cancelled. It refunds no money.',
  async does([policyNumber, written, ...rest], { database: { db }, clock, by }) {
    const reason = cancellationReasons.find((each) => each === written)
    if (policyNumber === undefined || reason === undefined || rest.length > 0)
      throw new CommandError(`usage: ${cancel.usage}`)
    const tenant = brandOfReference(policyNumber)
    if (tenant === undefined) throw new CommandError(`${policyNumber} is not a policy number`)
    const ports = { policies: policyStore(db), cancellations: cancellationStore(db), clock }
    const outcome = await cancelPolicy({ tenant, policyNumber, reason }, by, ports)
    const refused = (reasonCode: string, message: string) =>
      new RefusedAct(
        { act: 'policy.cancel', about: { kind: 'policy', id: policyNumber }, reasonCode },
        message,
      )
    switch (outcome.kind) {
      case 'not-found':
        throw new CommandError(`There is no policy ${policyNumber}`)
      case 'ended':
        throw refused('COVER_ENDED', `The cover of ${policyNumber} has already ended`)
      case 'cancelled-before': {
        const { reason: first, cancelledAt } = outcome.cancellation
        throw refused(
          'CANCELLED_BEFORE',
          `${policyNumber} is already cancelled: ${first}, ${cancelledAt.toISOString()}`,
        )
      }
      case 'cancelled':
        return [
          `${policyNumber} is cancelled: ${reason}`,
          'This command does not settle refunds or the direct debit. Settle them in the accounts.',
          ...goesOn(await renewalStore(db).renewalAfter({ tenant, policyNumber })),
        ]
    }
  },
}

/** A renewal is a policy of its own and is not cancelled with this one, so the output mentions it. */
function goesOn(next: Renewal | undefined): readonly string[] {
  if (next?.policyNumber !== undefined)
    return [`It was renewed as ${next.policyNumber}, which stays in force until you cancel it too.`]
  if (next?.state !== 'charging') return []
  return ['The payment for its next period is in progress. When it has finished, cancel the new policy too.']
}
