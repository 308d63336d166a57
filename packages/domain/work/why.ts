import type { AttemptState } from '../payment/attempt-states.ts'
import { type DataRequestKind, dataRequestKinds } from '../privacy/data-request.ts'
import { followedProofs, proofTitles } from '../purchase/proof-steps.ts'
import { type ReasonCode, reasons } from '../quote/underwriting-reasons.ts'
import { formatPence, pence } from '../values/pence.ts'

/** Why a payment is in the queue, by its state. A state that is not listed holds no money and ends automatically. */
export const stoppedPayments = {
  CONFIRM_READY: 'The card provider was asked and has not answered',
  UNKNOWN: 'It is not yet known whether the card was charged',
  AUTHORISED: 'Money is held and there is no policy',
  TAKEN_UP: 'There is a policy, and the money was not taken',
  CAPTURE_READY: 'There is a policy, and the money is still being taken',
  CAPTURE_ERROR: 'There is a policy, and the money could not be taken',
  VOID_READY: 'Money is held that has to be released',
  REFUND_READY: 'Money was taken that has to be paid back',
} as const satisfies Partial<Record<AttemptState, string>>

export type StoppedState = keyof typeof stoppedPayments
export const stoppedStates = Object.keys(stoppedPayments) as readonly StoppedState[]

export function isStoppedState(state: string): state is StoppedState {
  return Object.hasOwn(stoppedPayments, state)
}

/** Renewals that ended because of us (D-278). */
const missedRenewals: Readonly<Record<string, string>> = {
  'systems-down': 'Nothing ran when the card should have been charged, and cover has ended',
  'mail-down': 'The mail server took no notice of the charge, and cover has ended',
  'cover-held': 'Cover continued without a payment and has ended: its days are our cost',
}

export function missedRenewalInWords(stage: string): string {
  return missedRenewals[stage] ?? stage
}

const requestWords: Readonly<Record<DataRequestKind, string>> = {
  export: 'Someone asked for a copy of their data',
  erase: 'Someone asked to be erased',
  restrict: 'Someone asked us to restrict what we do with their data',
  correct: 'Someone asked us to correct their data',
}

/** What a data request asks for, by its kind and state, such as `erase.proposed` (DSK-410). */
export function requestInWords(stage: string): string {
  const [kind, state] = stage.split('.')
  if (state === 'proposed') return 'An erasure waits for a second person'
  const known = dataRequestKinds.find((each) => each === kind)
  return known === undefined ? stage : requestWords[known]
}

/** What to do about a proof, by its code and state, such as `no-claims.received`. */
export function proofInWords(stage: string): string {
  const [code = '', state] = stage.split('.')
  const title = followedProofs.find((each) => each === code)
  const what = title === undefined ? code : proofTitles[title]
  return state === 'received' ? `${what}: received, to be checked` : `${what}: did not come by its day`
}

/** What a policy's customer asked for by post when they bought it (BUY-04, BUY-22). */
export const postParts = ['documents', 'welcome-pack', 'both'] as const
export type PostPart = (typeof postParts)[number]

const postWords: Readonly<Record<PostPart, string>> = {
  documents: 'Print every document of the policy and post them. Put the welcome letter first.',
  'welcome-pack': 'Print the welcome letter and post it with the card.',
  both: 'Print every document of the policy and post them with the card. Put the welcome letter first.',
}

/** What staff do about it. The welcome letter has the address where a window envelope shows it. */
export function postInWords(part: string): string {
  const known = postParts.find((each) => each === part)
  return known === undefined ? part : postWords[known]
}

/** What a refund waits for, by its state and amount in pence, such as `proposed.37778` (DSK-516). */
export function refundInWords(stage: string): string {
  const [state = '', amount = '', way] = stage.split('.')
  if (!/^\d{1,12}$/.test(amount)) return stage
  const money = formatPence(pence(Number(amount)))
  if (state === 'ready' && way === 'bank') return `A refund of ${money} has to be paid by bank transfer`
  if (state === 'proposed') return `A refund of ${money} waits for a second person`
  return state === 'failed' ? `The card provider has not paid a refund of ${money}` : stage
}

/** What a customer has not paid us for a loan that ended before it was drawn, in pence (DSK-524). */
export function debtInWords(stage: string): string {
  if (!/^\d{1,12}$/.test(stage)) return stage
  return `The customer has not paid us ${formatPence(pence(Number(stage)))} for a loan that ended`
}

/** The reasons of a referral, each once, in the words staff read. */
export function reasonsInWords(codes: readonly ReasonCode[]): string {
  return [...new Set(codes)].map((code) => reasons[code].words).join('; ')
}
