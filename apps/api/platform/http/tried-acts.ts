import type { DeskCall } from '@milepost/contract/desk/desk-call'
import { tidyReference } from '@milepost/domain/quote/quote-reference'
import type { AuditAct, AuditDetails, NewAuditEntry } from '../audit/ports.ts'

/** What a request tried: the act, and what the trail says it was about. */
export type TriedAct = Pick<NewAuditEntry, 'act' | 'about' | 'after'> & { because: string | undefined }

type Fields = Readonly<Record<string, unknown>>
type Tried = AuditAct | ((fields: Fields) => readonly [AuditAct, AuditDetails?])

/**
 * The act that each call of the desk tries. When a rule forbids it, the trail has it as refused, with the error code (DSK-806). A call
 * that only reads or previews tries no act; adding a data request has no record yet that an entry could be about.
 */
const triedActs: Readonly<Record<string, Tried>> = {
  SendDocumentsAgain: 'policy.send-documents',
  CorrectEmailAddress: 'policy.correct-address',
  FollowProof: ({ code, to }) => ['policy.proof', { proof: String(code), state: String(to) }],
  SetPolicyRenewal: ({ isOn }) => ['policy.renewal', { isOn: isOn === true }],
  CancelPolicyWithRefund: 'policy.cancel',
  WithdrawNotice: 'policy.withdraw-notice',
  RecordLenderEvent: ({ kind, on }) => ['lender.record', { kind: String(kind), on: String(on) }],
  CorrectLenderEvent: 'lender.record',
  EndLoanAlone: ({ act }) => [act === 'settle-loan' ? 'loan.settle' : 'loan.withdraw'],
  RecordCustomerPayment: ({ way, on }) => ['payment.record', { way: String(way), on: String(on) }],
  RefundPayment: 'refund.begin',
  ConfirmRefund: ({ decision }) => [decision === 'confirm' ? 'refund.confirm' : 'refund.refuse'],
  CorrectRefund: 'refund.correct',
  FollowUpRefund: ({ decision }) => [decision === 'again' ? 'refund.retry' : 'refund.transfer'],
  SendRestartLink: 'policy.restart-link',
  AddNote: 'quote.note',
  MarkVulnerable: 'customer.mark-vulnerable',
  LockQuote: 'quote.lock',
  UnlockQuote: 'quote.unlock',
  SendQuoteLink: 'quote.link',
  CheckCaller: 'quote.check-caller',
  ChangeAnswers: 'quote.change',
  ApproveReferral: 'referral.approve',
  ConfirmReferral: 'referral.approve',
  DeclineReferral: 'referral.decline',
  AskCustomer: 'referral.ask',
  WithdrawReferral: 'referral.withdraw',
  TakeWork: 'work.take',
  GiveBackWork: 'work.give-back',
  SnoozeWork: 'work.snooze',
  FinishWork: 'work.done',
  HandOverWork: 'work.hand-over',
  ExtendDataRequest: 'data-request.extend',
  ExportForDataRequest: 'data-request.export',
  ProposeErasure: 'data-request.propose',
  DecideErasure: ({ decision }) => [decision === 'erase' ? 'data-request.erase' : 'data-request.send-back'],
  CorrectFacts: 'data-request.correct',
  RestrictRecords: 'data-request.restrict',
  LiftRestriction: 'data-request.lift',
  CloseDataRequest: 'data-request.close',
  ExportAudit: 'audit.export',
  ExportConsole: 'console.export',
}

/** Undefined for a call that tries no act. `body` is validated. */
export function triedAct({ name }: Pick<DeskCall, 'name'>, body: unknown): TriedAct | undefined {
  const tried = Object.hasOwn(triedActs, name) ? triedActs[name] : undefined
  if (tried === undefined) return undefined
  const fields: Fields = Object(body)
  const [act, after] = typeof tried === 'string' ? [tried] : tried(fields)
  const { because } = fields
  return {
    act,
    about: aboutOf(fields, act),
    ...(after && { after }),
    because: typeof because === 'string' ? because : undefined,
  }
}

/** The record that the request names. */
function aboutOf({ policyNumber, reference, id, work }: Fields, act: AuditAct): NewAuditEntry['about'] {
  if (typeof id === 'string') return { kind: 'data-request', id }
  if (typeof policyNumber === 'string') return { kind: 'policy', id: policyNumber.toUpperCase() }
  if (typeof reference === 'string') return { kind: 'quote', id: tidyReference(reference) }
  if (typeof work === 'string') return { kind: 'work', id: work }
  return act === 'console.export' ? { kind: 'console', id: 'console' } : { kind: 'trail', id: 'whole' }
}
