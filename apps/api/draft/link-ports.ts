import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { DraftKey, Window } from './ports'

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
  sealedDraftId: Uint8Array
}

export type NewDraftLink = DraftLinkKey & DraftLink & { madeAt: Date; endsAt: Date }

export type DraftLinkStore = {
  /** Counts one who asks for a link to a draft, whether there is one or not, and tells how many did within the window. */
  countRequest(key: DraftKey, window: Window): Promise<number>
  keepLink(link: NewDraftLink): Promise<void>
  /** The link, used up or not: for a new one in its place. Gone a week after it was made. */
  findLink(key: DraftLinkKey): Promise<DraftLink | undefined>
  /** Uses a link up, if it is neither used nor past its end. Of many who try at once, one gets it. */
  spendLink(key: DraftLinkKey, now: Date): Promise<DraftLink | undefined>
}
