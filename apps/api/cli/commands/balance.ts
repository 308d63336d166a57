import { chosenRefundReasons } from '@milepost/domain/payment/refund-states'
import type { Restatement } from '@milepost/domain/payment/restatement'
import { parseMoney } from '@milepost/domain/values/money-text'
import { formatPence, pence } from '@milepost/domain/values/pence'
import { rebookRefund, writeOff } from '../../purchase/accounts/balance-store.ts'
import { restate } from '../../purchase/accounts/restate-store.ts'
import { purchasedOption } from '../../purchase/attempt/purchased-offer.ts'
import { paymentStore } from '../../purchase/attempt/store.ts'
import { returnedBy } from '../../purchase/ending/cancel-with-refund.ts'
import { policyStore } from '../../purchase/policy/store.ts'
import { refundPolicy } from '../../purchase/refund/refund-policy.ts'
import { type Act, CommandError } from './command.ts'
import { enqueueIn, inWords, personOf, policyKeyOf, previewPorts, refundKeyOf, storeOf } from './refunds.ts'

/** Commands that mend what `npm run accounts` finds in the accounts (DSK-517). */

export const refundOwed: Act = {
  usage: 'refund owed <policy number>',
  about:
    'Proposes to refund what a policy’s account owes its customer, by bank transfer what the card never paid. Another person then confirms it.',
  async does([policyNumber, ...rest], parts) {
    if (policyNumber === undefined || rest.length > 0) throw new CommandError(`usage: ${refundOwed.usage}`)
    const { person, by } = personOf(parts)
    const at = { now: parts.clock(), by }
    const begun = await storeOf(parts).proposeOwed(policyKeyOf(policyNumber), person, at)
    if (begun === 'nothing-owed')
      throw new CommandError(`${policyNumber} owes its customer nothing that no refund is paying`)
    return begun.map(inWords)
  },
}

export const proposeRefund: Act = {
  usage: `refund propose <policy number> <amount in pounds|all> <${chosenRefundReasons.join('|')}>`,
  about: 'Proposes a refund for a reason of our own. Another person then confirms it.',
  async does([policyNumber, written, named, ...rest], parts) {
    const reason = chosenRefundReasons.find((each) => each === named)
    if (policyNumber === undefined || written === undefined || reason === undefined || rest.length > 0)
      throw new CommandError(`usage: ${proposeRefund.usage}`)
    const key = policyKeyOf(policyNumber)
    const refunds = storeOf(parts)
    const seenReturned = returnedBy(await refunds.refundsOf(key))
    const amount =
      written === 'all' ? pence((await paidFor(key, parts)) - seenReturned) : typedAmount(written)
    if (amount <= 0) throw new CommandError(`Nothing is left of what was paid for ${policyNumber}`)
    const begun = await refundPolicy({ ...key, amount, reason, seenReturned }, personOf(parts), {
      refunds,
      clock: parts.clock,
    })
    if (begun.kind === 'begun') return [inWords(begun.refund)]
    throw new CommandError(
      begun.kind === 'above-paid'
        ? `That is more than is left of what was paid for ${policyNumber}`
        : 'Something was refunded meanwhile. Please try again',
    )
  },
}

function typedAmount(written: string) {
  const amount = parseMoney(written)
  if (!amount.ok || amount.value === 0) throw new CommandError(`usage: ${proposeRefund.usage}`)
  return amount.value
}

async function paidFor(
  key: ReturnType<typeof policyKeyOf>,
  parts: Parameters<Act['does']>[1],
): Promise<number> {
  const { db } = parts.database
  const policy = await policyStore(db).findPolicy(key)
  const attempt = policy && (await paymentStore(db, enqueueIn(parts)).findAttempt(policy.attemptId))
  return attempt?.state === 'CAPTURED' ? attempt.amount : 0
}

export const rebook: Act = {
  usage: 'refund rebook <policy number> <number of the refund>',
  about: 'Books a refund that our fees paid to the account of the customer who was owed it.',
  async does(words, parts) {
    const key = refundKeyOf(words, rebook.usage)
    const moved = await rebookRefund(parts.database.db, key, { now: parts.clock(), by: parts.by })
    if (moved === undefined)
      throw new CommandError(
        `Our fees did not pay refund ${key.number} of ${key.policyNumber}, or its customer is owed nothing`,
      )
    return [`${formatPence(pence(moved))} of refund ${key.number} moved to the customer’s account`]
  },
}

export const writeOffBalance: Act = {
  usage: 'balance write-off <policy number>',
  about: 'Gives up what the customer of an ended policy still owes us.',
  async does([policyNumber, ...rest], parts) {
    if (policyNumber === undefined || rest.length > 0)
      throw new CommandError(`usage: ${writeOffBalance.usage}`)
    const at = { now: parts.clock(), by: parts.by }
    const waived = await writeOff(parts.database.db, policyKeyOf(policyNumber), at)
    if (waived === undefined)
      throw new CommandError(
        `The customer of ${policyNumber} owes nothing, or it has neither ended nor lost its payment`,
      )
    return [`${formatPence(pence(waived))} is given up`]
  },
}

export const restateBalance: Act = {
  usage: 'balance restate <payment id>',
  about: 'Books what the records of a payment say, where the accounts say something else.',
  async does([attemptId, ...rest], parts) {
    if (attemptId === undefined || rest.length > 0) throw new CommandError(`usage: ${restateBalance.usage}`)
    const { db } = parts.database
    const { payments, policies, quotes } = previewPorts(parts)
    const attempt = await payments.findAttempt(attemptId)
    if (attempt === undefined) throw new CommandError(`There is no payment ${attemptId}`)
    const policy = await policies.findByQuote(attempt)
    const version = policy && (await quotes.findVersion(policy, policy.quoteVersion))
    const sold = version && purchasedOption(version, policy)
    const about = { attempt, sold, policyNumber: policy?.policyNumber }
    const outcome = await restate(db, about, { now: parts.clock(), by: parts.by })
    switch (outcome.kind) {
      case 'nothing-wrong':
        throw new CommandError(`The accounts of ${attemptId} say what its records say`)
      case 'restated-before':
        throw new CommandError(
          `An entry of ${attemptId} was restated before. Call the developers: something else is wrong`,
        )
      case 'restated':
        return [
          ...(outcome.completed > 0 ? [`Entries that lacked a line: ${outcome.completed}`] : []),
          ...outcome.changes.flatMap(restatementInWords),
        ]
    }
  },
}

function restatementInWords({ kind, isMissing, lines }: Restatement): readonly string[] {
  const amounts = lines.map(({ account, pence: amount }) => `${account} ${(amount / 100).toFixed(2)}`)
  const booked = `${kind}: ${isMissing ? 'booked' : 'restated by'} ${amounts.join(', ')}`
  return kind === 'cancellation' ? [booked, 'Ask the lender to return what it was sent too much.'] : [booked]
}
