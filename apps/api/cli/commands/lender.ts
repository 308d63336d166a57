import { type LenderEvent, lenderEventKinds } from '@milepost/domain/ending/lender-event'
import { actRefusalWords } from '@milepost/domain/policy/policy-acts'
import { parseLocalDate } from '@milepost/domain/values/local-date'
import { parseMoney } from '@milepost/domain/values/money-text'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import { type LenderEventRecorded, recordLenderEvent } from '../../purchase/loan/lender-events.ts'
import { acknowledgedByHand } from '../../purchase/loan/loan-ending.ts'
import { askLenderAgain, loanEndingStore } from '../../purchase/loan/loan-ending-store.ts'
import { refusedBy } from './cancel.ts'
import { type Act, CommandError } from './command.ts'
import { enqueueIn, policyKeyOf, previewPorts } from './refunds.ts'

/** What the lender told finance about a loan: no port says it yet (DSK-520). */
export const lenderEvent: Act = {
  usage: `lender-event <policy number> <${lenderEventKinds.join('|')}> <day as yyyy-mm-dd> [amount in pounds]`,
  about: 'Records what the lender said of a loan. A missed instalment is named by the day it was due.',
  async does([number, written, on, pounds, ...rest], parts) {
    const kind = lenderEventKinds.find((each) => each === written)
    const day = on === undefined ? undefined : parseLocalDate(on)
    const amount = amountOf(pounds, kind)
    if (number === undefined || kind === undefined || day === undefined || rest.length > 0)
      throw new CommandError(`usage: ${lenderEvent.usage}`)
    const asked = { ...policyKeyOf(number), event: { kind, on: day, amount } }
    const outcome = await recordLenderEvent(asked, parts.by, previewPorts(parts))
    if (outcome.kind === 'recorded')
      return [
        `${number}: ${kind} ${day}${amount === undefined ? '' : `, ${formatPence(amount)}`} is recorded`,
        ...(outcome.noticeWithdrawn ? [`The notice of ${number} is withdrawn. Its cover continues`] : []),
      ]
    throw notRecordedAt(number, outcome)
  },
}

/** The plan has the amount of an instalment; any other is typed. */
function amountOf(pounds: string | undefined, kind: LenderEvent['kind'] | undefined): Pence | undefined {
  if (kind === 'missed' && pounds === undefined) return undefined
  const parsed = pounds === undefined ? undefined : parseMoney(pounds)
  if (kind === 'missed' || parsed?.ok !== true) throw new CommandError(`usage: ${lenderEvent.usage}`)
  return parsed.value
}

type NotRecorded = Exclude<LenderEventRecorded, { kind: 'recorded' }>

/** What a rule forbids is recorded as refused. */
function notRecordedAt(number: string, outcome: NotRecorded): CommandError {
  if (outcome.kind === 'not-found') return new CommandError(`${number}: There is no such policy.`)
  const isByState = outcome.kind === 'not-allowed'
  const words = isByState ? actRefusalWords[outcome.because] : notRecorded[outcome.kind]
  const code = isByState ? outcome.because : outcome.kind
  return refusedBy('lender.record', number, code, `${number}: ${words}`)
}

const notRecorded: Readonly<Record<Exclude<NotRecorded['kind'], 'not-found' | 'not-allowed'>, string>> = {
  'recorded-before': 'The same was recorded for this day before.',
  'replaced-before': 'It was corrected before. Please look at the policy again.',
  'not-credit': 'The policy is not paid monthly.',
  'in-the-future': 'The day has not come.',
  'not-due': 'No instalment was due on that day.',
  'too-much': 'Enter an amount above £0 that is no more than the loan with its interest.',
}

/** What was recorded by mistake no longer counts; both stay in the trail. */
export const lenderEventWrong: Act = {
  usage: `lender-event-wrong <policy number> <${lenderEventKinds.join('|')}> <day as yyyy-mm-dd>`,
  about: 'Corrects what was recorded of a loan by mistake. Record what is right afterwards.',
  async does([number, written, on, ...rest], parts) {
    const kind = lenderEventKinds.find((each) => each === written)
    if (number === undefined || kind === undefined || on === undefined || rest.length > 0)
      throw new CommandError(`usage: ${lenderEventWrong.usage}`)
    const key = policyKeyOf(number)
    const ports = previewPorts(parts)
    const wrong = (await ports.lenderEvents.lenderEventsOf(key)).find(
      (each) => each.kind === kind && each.on === on,
    )
    if (wrong === undefined) throw new CommandError(`${number}: ${kind} ${on} is not recorded`)
    const outcome = await recordLenderEvent(
      { ...key, event: undefined, replaces: wrong.number },
      parts.by,
      ports,
    )
    if (outcome.kind === 'recorded') return [`${number}: ${kind} ${on} no longer counts`]
    throw notRecordedAt(number, outcome)
  },
}

/** For a lender that was not told, or has not answered (DSK-521). */
export const lenderAgain: Act = {
  usage: 'lender-again <policy number>',
  about: 'Has the lender told again how the loan of a policy ends.',
  async does([number, ...rest], parts) {
    if (number === undefined || rest.length > 0) throw new CommandError(`usage: ${lenderAgain.usage}`)
    const at = { now: parts.clock(), by: parts.by }
    switch (await askLenderAgain(parts.database.db, policyKeyOf(number), at, enqueueIn(parts))) {
      case 'not-ended':
        throw new CommandError(`${number} has not been cancelled, and its loan has not ended alone`)
      case 'no-loan':
        throw new CommandError(`The figures of ${number} do not say how its loan ends. Ring the lender`)
      case 'acknowledged-before':
        throw new CommandError(`The lender acknowledged the end of the loan of ${number} before`)
      case 'asked':
        return [`The lender is being told how the loan of ${number} ends`]
    }
  },
}

/** For a lender that acknowledged in another way, after every try had failed (DSK-521). */
export const lenderAcknowledged: Act = {
  usage: 'lender-acknowledged <policy number> <the lender’s reference>',
  about: 'Records that the lender has ended a loan, where it could not be told by the product.',
  async does([number, ref, ...rest], { database: { db }, by, clock }) {
    if (number === undefined || ref === undefined || !/^[\w./-]{1,100}$/.test(ref) || rest.length > 0)
      throw new CommandError(`usage: ${lenderAcknowledged.usage}`)
    const ports = { loanEndings: loanEndingStore(db), clock }
    const outcome = await acknowledgedByHand({ ...policyKeyOf(number), ref }, by, ports)
    switch (outcome.kind) {
      case 'not-found':
        throw new CommandError(`No loan of ${number} has ended`)
      case 'acknowledged-before':
        throw new CommandError(`The lender acknowledged the end of the loan of ${number} before`)
      case 'acknowledged':
        return [`${number}: the lender has ended the loan, its reference is ${ref}`]
    }
  },
}
