import type { StepName } from '@milepost/domain/journeys/steps'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { Window } from '../platform/ports.ts'

/** Unfinished answers, stored as the browser sent them. */
export type DraftAnswers = Readonly<Record<string, unknown>>

export type DraftKey = {
  tenant: BrandCode
  journey: JourneyId
  /** SHA-256 of the draft's opaque id; the id itself is never stored. */
  idHash: Uint8Array
}

/** What a tab knows of an unfinished quote. */
export type DraftContent = {
  answers: DraftAnswers
  completedSteps: readonly StepName[]
  /** What the tab stores in addition to the answers. */
  besides: Readonly<Record<string, unknown>>
  /** The version of the browser's format of answers. */
  shape: number
}

export type DraftToSave = DraftKey &
  DraftContent & {
    /** The revision these answers were changed from; 0 for a draft not saved before. */
    expectedRevision: number
    saveId: string
    /** Earlier saves of the same tab whose reply it never received. */
    unconfirmed: readonly string[]
    now: Date
  }

/** In a conflict `revision` is the stored one; 0 when there is none. */
export type DraftSaving = { kind: 'saved'; revision: number } | { kind: 'conflict'; revision: number }

export type StoredDraft = DraftContent & { revision: number }

/** How often a draft was tried: within the window, and in total since it was last opened; the total is 0 for an unknown draft. */
export type Attempts = { recent: number; inAll: number }

export type DraftStore = {
  saveDraft(draft: DraftToSave): Promise<DraftSaving>
  findDraft(key: DraftKey): Promise<StoredDraft | undefined>
  /** Counts a try to open a draft, whether or not it exists. */
  countAttempt(key: DraftKey, window: Window): Promise<Attempts>
  /** Its owner has opened it. */
  forgetAttempts(key: DraftKey): Promise<void>
}

/** A link to a draft, as its holder can name it. */
export type DraftLinkKey = {
  tenant: BrandCode
  journey: JourneyId
  /** SHA-256 of the token; the token itself is in the email only. */
  tokenHash: Uint8Array
}

export type DraftLink = {
  idHash: Uint8Array
  /** The draft's opaque id, readable with the token only. */
  encryptedDraftId: Uint8Array
}

export type NewDraftLink = DraftLinkKey & DraftLink & { madeAt: Date; endsAt: Date }

export type DraftLinkStore = {
  /** Counts a request for a link, whether or not the draft exists, and returns how many there were within the window. */
  countRequest(key: DraftKey, window: Window): Promise<number>
  saveLink(link: NewDraftLink): Promise<void>
  /** The link, used or not, to replace it. Deleted a week after it was made. */
  findLink(key: DraftLinkKey): Promise<DraftLink | undefined>
  /** Uses a link up, if it is neither used nor expired. Of several simultaneous calls, one succeeds. */
  spendLink(key: DraftLinkKey, now: Date): Promise<DraftLink | undefined>
}
