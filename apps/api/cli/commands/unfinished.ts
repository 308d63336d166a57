import { finishAgain, reconcileQuote, returnPayment } from '../../purchase/attempt/finish-store.ts'
import { type Act, CommandError, quoteKeyOf, RefusedAct } from './command.ts'
import { enqueueIn } from './refunds.ts'

/** Commands that finish what was left between two states: a payment, or a quote (DSK-517). */

export const finishPayment: Act = {
  usage: 'payment again <payment id>',
  about: 'Has an unfinished payment captured, voided or refunded, whichever is left to do.',
  async does([attemptId, ...rest], parts) {
    if (attemptId === undefined || rest.length > 0) throw new CommandError(`usage: ${finishPayment.usage}`)
    const at = { now: parts.clock(), by: parts.by }
    switch (await finishAgain(parts.database.db, attemptId, at, enqueueIn(parts))) {
      case 'not-found':
        throw new CommandError(`There is no payment ${attemptId}`)
      case 'has-ended':
        throw new CommandError(`Nothing is left to do for ${attemptId}`)
      case 'begun':
        return [`The card provider is being asked about ${attemptId}`]
    }
  },
}

export const returnTaken: Act = {
  usage: 'payment return <payment id>',
  about:
    'Returns money that was taken without a policy, and emails the customer. Call them first: they are not insured.',
  async does([attemptId, ...rest], parts) {
    if (attemptId === undefined || rest.length > 0) throw new CommandError(`usage: ${returnTaken.usage}`)
    const at = { now: parts.clock(), by: parts.by }
    const outcome = await returnPayment(parts.database.db, attemptId, at, enqueueIn(parts))
    if (typeof outcome === 'object')
      throw new RefusedAct(
        { act: 'payment.return', about: { kind: 'quote', id: outcome.reference }, reasonCode: 'HAS_POLICY' },
        `${attemptId} has paid for a policy. Cancel or refund the policy instead`,
      )
    switch (outcome) {
      case 'not-found':
        throw new CommandError(`There is no payment ${attemptId}`)
      case 'nothing-taken':
        throw new CommandError(`No money of ${attemptId} is ours to return`)
      case 'captured-first':
        return [`${attemptId} is authorised only. It is being captured: run this command again in a minute`]
      case 'returned':
        return [
          `${attemptId} is being returned. Its customer is not insured, and is told by email. Call them too`,
        ]
    }
  },
}

export const reconcile: Act = {
  usage: 'quote reconcile <quote reference>',
  about: 'Marks a quote as sold if it has a policy, and as for sale if it has neither policy nor payment.',
  async does([typed, ...rest], parts) {
    if (typed === undefined || rest.length > 0) throw new CommandError(`usage: ${reconcile.usage}`)
    switch (
      await reconcileQuote(parts.database.db, quoteKeyOf(typed), { now: parts.clock(), by: parts.by })
    ) {
      case 'not-found':
        throw new CommandError(`There is no quote ${typed}`)
      case 'nothing-wrong':
        throw new CommandError(`${typed} and its policy agree`)
      case 'is-paid':
        throw new RefusedAct(
          {
            act: 'quote.reconcile',
            about: { kind: 'quote', id: quoteKeyOf(typed).reference },
            reasonCode: 'IS_PAID',
          },
          `${typed} is paid for. Return its payment first: payment return`,
        )
      case 'taken-up':
        return [`${typed} is marked as sold`]
      case 'priced':
        return [`${typed} is for sale again`]
    }
  },
}
