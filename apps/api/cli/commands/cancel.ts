import {
  endRefusalWords,
  type WithdrawalReason,
  withdrawalReasons,
} from '@milepost/domain/policy/cancellation-notice'
import { actRefusalWords } from '@milepost/domain/policy/policy-acts'
import { type CancellationReason, cancellationReasons } from '@milepost/domain/quote/cancellation'
import { isLocalDate, type LocalDate } from '@milepost/domain/values/local-date'
import { clockTime, londonTime } from '@milepost/domain/values/london-time'
import { formatPence } from '@milepost/domain/values/pence'
import type { AuditAct } from '../../platform/audit/ports.ts'
import {
  type CancellationAsked,
  cancelWithRefund,
  type NotCancelled,
  previewCancellation,
  type Reckoned,
} from '../../purchase/ending/cancel-with-refund.ts'
import { withdrawNotice } from '../../purchase/ending/withdraw-notice.ts'
import { type Act, CommandError, RefusedAct } from './command.ts'
import { policyKeyOf, previewPorts } from './refunds.ts'

export const HOW = `<${cancellationReasons.join('|')}> <claim|no-claim> [ends <date>] [default-notice <date>]`

/** The same act as at the desk. A refund waits for a second person, because a typed name has no authority (DSK-512). */
export const cancel: Act = {
  usage: `cancel <policy number> ${HOW} [following <cancel|keep>]`,
  about:
    'Cancels a policy, now or from a day to come, and refunds what is due once a second person confirms.',
  async does(words, parts) {
    const asked = readAsked(words, cancel.usage)
    const refused = (code: string, told: string) => refusedBy('policy.cancel', asked.policyNumber, code, told)
    const ports = previewPorts(parts)
    const preview = await previewCancellation(asked, ports)
    if (preview.kind !== 'figures') throw refusalOf(asked.policyNumber, preview)
    const { policy, following } = preview
    const chosen = asked.following === 'cancel' ? following?.figures : asked.following
    const person = { subject: parts.by.who, name: parts.by.who, roles: [] }
    const outcome = await cancelWithRefund(
      { ...asked, seen: policy.figures, following: chosen },
      { person, by: parts.by },
      ports,
    )
    switch (outcome.kind) {
      case 'cancelled':
        return outcome.cancellations.flatMap(({ policyNumber, reason, cancelledAt, effectedAt }, place) => [
          effectedAt
            ? `${policyNumber} is cancelled: ${reason}`
            : `${policyNumber} will be cancelled at ${inWords(cancelledAt)}: ${reason}`,
          ...figuresInWords(place === 0 ? policy : following),
        ])
      case 'changed':
        throw refused('changed', `The figures of ${asked.policyNumber} have just changed. Try again`)
      case 'following-undecided':
        throw new CommandError(
          `${following?.key.policyNumber} follows ${asked.policyNumber}. Add "following cancel" or "following keep"`,
        )
      case 'being-renewed':
        throw refused(
          'being-renewed',
          `The payment for the renewal of ${asked.policyNumber} is in progress. Try again when it has finished`,
        )
      default:
        throw refusalOf(asked.policyNumber, outcome)
    }
  },
}

/** Takes back a notice that has not taken effect. */
export const withdraw: Act = {
  usage: `withdraw-notice <policy number> <${withdrawalReasons.join('|')}>`,
  about: 'Withdraws a notice of cancellation, for example when the money has arrived. The customer is told.',
  async does([number, written, ...rest], parts) {
    const because: WithdrawalReason | undefined = withdrawalReasons.find((each) => each === written)
    if (number === undefined || because === undefined || rest.length > 0)
      throw new CommandError(`usage: ${withdraw.usage}`)
    const refused = (code: string, told: string) => refusedBy('policy.withdraw-notice', number, code, told)
    const outcome = await withdrawNotice({ ...policyKeyOf(number), because }, parts.by, previewPorts(parts))
    switch (outcome.kind) {
      case 'withdrawn':
        return [`The notice of ${number} is withdrawn. Its cover continues`]
      case 'not-found':
        throw new CommandError(`There is no policy ${number}`)
      case 'not-allowed':
        throw refused(outcome.because, `${number}: ${actRefusalWords[outcome.because]}`)
      case 'wrong-reason':
        throw refused('wrong-reason', `${because} does not undo the reason of the cancellation`)
      case 'changed':
        throw refused('changed', `The cancellation of ${number} has taken effect or was withdrawn`)
    }
  },
}

/** Reads the words of a cancellation or its preview. */
export function readAsked(
  [number, written, claim, ...options]: readonly string[],
  usage: string,
): CancellationAsked & { following: 'cancel' | 'keep' | undefined } {
  const reason: CancellationReason | undefined = cancellationReasons.find((each) => each === written)
  const isClaim = claim === 'claim' || claim === 'no-claim'
  const typed = new Map<string, string>()
  for (let place = 0; place < options.length; place += 2)
    typed.set(options[place] ?? '', options[place + 1] ?? '')
  const known = ['ends', 'default-notice', 'following']
  if (
    number === undefined ||
    reason === undefined ||
    !isClaim ||
    [...typed.keys()].some((key) => !known.includes(key))
  )
    throw new CommandError(`usage: ${usage}`)
  const following = typed.get('following')
  if (following !== undefined && following !== 'cancel' && following !== 'keep')
    throw new CommandError(`usage: ${usage}`)
  return {
    ...policyKeyOf(number),
    reason,
    hasClaimed: claim === 'claim',
    lastDay: dateOf(typed.get('ends')),
    defaultNoticeOn: dateOf(typed.get('default-notice')),
    following,
  }
}

function dateOf(written: string | undefined): LocalDate | undefined {
  if (written === undefined || isLocalDate(written)) return written
  throw new CommandError(`${written} is not a date, as 2026-12-24`)
}

/** A rule refuses it: recorded as refused, with the code of the rule (DSK-806). */
export function refusedBy(act: AuditAct, policyNumber: string, code: string, words: string): RefusedAct {
  const reasonCode = code.toUpperCase().replaceAll('-', '_')
  return new RefusedAct({ act, about: { kind: 'policy', id: policyNumber }, reasonCode }, words)
}

/** Why there are no figures of a cancellation. */
export function refusalOf(policyNumber: string, outcome: NotCancelled): CommandError {
  const refused = (words: string) => refusedBy('policy.cancel', policyNumber, codeOf(outcome), words)
  switch (outcome.kind) {
    case 'not-found':
      return new CommandError(`There is no policy ${policyNumber}`)
    case 'not-allowed':
      return refused(`${policyNumber}: ${actRefusalWords[outcome.because]}`)
    case 'being-paid':
      return refused(`The payment for ${policyNumber} is in progress. Try again when it has finished`)
    default:
      return refused(`${policyNumber}: ${endRefusalWords(outcome)}`)
  }
}

const codeOf = (outcome: NotCancelled) => (outcome.kind === 'not-allowed' ? outcome.because : outcome.kind)

export function figuresInWords(reckoned: Reckoned | undefined): readonly string[] {
  if (reckoned === undefined) return []
  const { figures } = reckoned
  return [
    `Charge ${formatPence(figures.charge)} of ${formatPence(figures.premium)}, fee ${formatPence(figures.fee)} kept`,
    `To the card ${formatPence(figures.toCard)}, to the lender ${formatPence(figures.toLender)}`,
    `Still owed: to the lender ${formatPence(figures.stillOwedToLender)}, to us ${formatPence(figures.stillOwedToUs)}`,
  ]
}

export function inWords(at: Date): string {
  const time = londonTime(at)
  return `${clockTime(time)} on ${time.date}`
}
