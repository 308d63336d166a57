import type { StepName } from '@milepost/domain/journeys/steps'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'

/** Unfinished answers as the browser sent them, kept as they are. */
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
  /** What the tab remembers beside the answers. */
  besides: Readonly<Record<string, unknown>>
  /** The browser's own mark for how it writes answers. */
  shape: number
}

export type DraftToSave = DraftKey &
  DraftContent & {
    /** The revision these answers were changed from; 0 for a draft not saved before. */
    expectedRevision: number
    saveId: string
    /** Earlier saves of the same tab whose outcome it never learnt. */
    unconfirmed: readonly string[]
    now: Date
  }

/** In a conflict `revision` is what is stored now; 0 when nothing is. */
export type DraftSaving = { kind: 'saved'; revision: number } | { kind: 'conflict'; revision: number }

export type StoredDraft = DraftContent & { revision: number }

/** The last so many seconds. */
export type Window = { now: Date; seconds: number }

/** How often somebody tried to open a draft: lately, and in all since it was last opened; the latter 0 where there is none. */
export type Attempts = { recent: number; inAll: number }

export type DraftStore = {
  saveDraft(draft: DraftToSave): Promise<DraftSaving>
  findDraft(key: DraftKey): Promise<StoredDraft | undefined>
  /** Counts a try to open a draft, whether there is one or not. */
  countAttempt(key: DraftKey, window: Window): Promise<Attempts>
  /** Its owner has opened it. */
  forgetAttempts(key: DraftKey): Promise<void>
}

/** A link to a draft, as one who holds it can name it. */
export type DraftLinkKey = {
  tenant: BrandCode
  journey: JourneyId
  /** SHA-256 of the token; the token itself stands in the email and nowhere else. */
  tokenHash: Uint8Array
}

export type DraftLink = {
  idHash: Uint8Array
  /** The draft's opaque id, readable with the token only. */
  encryptedDraftId: Uint8Array
}

export type NewDraftLink = DraftLinkKey & DraftLink & { madeAt: Date; endsAt: Date }

export type DraftLinkStore = {
  /** Counts one who asks for a link to a draft, whether there is one or not, and tells how many did within the window. */
  countRequest(key: DraftKey, window: Window): Promise<number>
  saveLink(link: NewDraftLink): Promise<void>
  /** The link, used up or not: for a new one in its place. Gone a week after it was made. */
  findLink(key: DraftLinkKey): Promise<DraftLink | undefined>
  /** Uses a link up, if it is neither used nor past its end. Of many who try at once, one gets it. */
  spendLink(key: DraftLinkKey, now: Date): Promise<DraftLink | undefined>
}
