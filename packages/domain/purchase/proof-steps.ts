import { addWorkingDays } from '../payment/working-days.ts'
import { addDays, type LocalDate } from '../values/local-date.ts'
import { instantOf, londonDate } from '../values/london-time.ts'
import type { ProofCode } from './proofs-asked.ts'

/** Where a proof is that a customer was asked for. Staff move it by hand: it comes by email, by post or by telephone. */
export const proofStates = ['asked', 'received', 'accepted', 'refused', 'not-needed'] as const
export type ProofState = (typeof proofStates)[number]

/** The steps between the states of a proof. */
export const proofSteps = {
  /** The customer was told what, by when and what happens otherwise; again when it did not come. */
  asked: ['asked', 'received', 'accepted', 'refused', 'not-needed'],
  /** It has come and waits to be checked. */
  received: ['accepted', 'refused', 'not-needed'],
  accepted: [],
  /** It does not show what it should. The customer was told why and has a new date. */
  refused: ['asked', 'received', 'accepted', 'refused', 'not-needed'],
  /** Waived, with the reason in the audit trail. */
  'not-needed': [],
} as const satisfies Readonly<Record<ProofState, readonly ProofState[]>>

export function isProofStep(from: ProofState, to: ProofState): boolean {
  const next: readonly ProofState[] = proofSteps[from]
  return next.includes(to)
}

export const proofStateWords: Readonly<Record<ProofState, string>> = {
  asked: 'Waiting for it',
  received: 'Received, to be checked',
  accepted: 'Accepted',
  refused: 'Not accepted, asked for again',
  'not-needed': 'Not needed',
}

/** Proofs that staff follow, and how many days after the start of cover they are due. What a pound asks to see, it checks itself. */
export const proofDays = {
  'no-claims': 21,
  'dvla-record': 14,
  'foreign-licence': 14,
  'taxi-licences': 14,
  device: 14,
} as const satisfies Partial<Record<ProofCode, number>>

export type FollowedProof = keyof typeof proofDays
export const followedProofs = Object.keys(proofDays) as [FollowedProof, ...FollowedProof[]]

export function isFollowed(code: ProofCode): code is FollowedProof {
  return Object.hasOwn(proofDays, code)
}

export const proofTitles: Readonly<Record<FollowedProof, string>> = {
  'no-claims': 'No claims discount',
  'dvla-record': 'Driving licence record (DVLA)',
  'foreign-licence': 'Licence from outside the UK',
  'taxi-licences': 'Taxi licences',
  device: 'Telematics device fitted',
}

export function proofDueOn(code: FollowedProof, coverStart: LocalDate): LocalDate {
  return addDays(coverStart, proofDays[code])
}

/** A customer whose proof did not come or was not accepted has two weeks more. */
const AGAIN_DAYS = 14
export const proofDueAgain = (askedOn: LocalDate): LocalDate => addDays(askedOn, AGAIN_DAYS)

/** What has come is checked within two working days; what has not come by its day is chased on the next. */
export function checkDueAt(receivedAt: Date): Date {
  return instantOf({ date: addWorkingDays(londonDate(receivedAt), 2), hour: 17, minute: 0 })
}

/** Why a proof is not accepted, chosen and not typed: the customer is told in these words. */
export const proofRefusals = {
  unreadable: "We couldn't read it. Please send a clear photo or scan of the whole page.",
  'not-theirs': 'It names someone else. It must be in the name on your policy.',
  'too-old': "It's too old for us to use. It must be from the last 2 years.",
  'years-differ': 'It shows fewer years without a claim than you told us. Please check, or send another one.',
  'not-valid': "It isn't valid for the dates or the vehicle of your policy.",
  incomplete: 'A part of it is missing. Please send every page and both sides.',
} as const
export type ProofRefusal = keyof typeof proofRefusals
export const proofRefusalNames = Object.keys(proofRefusals) as [ProofRefusal, ...ProofRefusal[]]
