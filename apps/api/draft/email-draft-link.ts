import { firmOf } from '@milepost/brands/brands'
import { draftEmailOf } from '@milepost/domain/quote/draft-check'
import { DRAFT_LINK_MINUTES } from '@milepost/domain/quote/draft-link'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { SendMail } from '../platform/email/ports'
import type { Later } from '../platform/later-ports'
import type { Clock } from '../platform/ports'
import type { CheckTallies } from '../retrieval/check-ports'
import { mailboxTakesLink } from '../retrieval/link-limits'
import { draftKey } from './draft-key'
import { draftLinkMail } from './link-email'
import type { DraftLinkStore } from './link-ports'
import { newDraftLinkSecret } from './link-secret'
import type { DraftKey, DraftStore } from './ports'

export type DraftLinkPorts = {
  drafts: DraftStore
  draftLinks: DraftLinkStore
  checks: CheckTallies
  sendMail: SendMail
  later: Later
  clock: Clock
}

export type LinkToEmail = {
  tenant: BrandCode
  journey: JourneyId
  draftId: string
  /** The page the link leads to, on a host of ours; without one there is nothing to send. */
  page: URL | undefined
}

/** How many links may be asked for, for one draft and within an hour, before somebody's mail box is full of them. */
const MOST_LINKS = 3
const WINDOW_SECONDS = 60 * 60

export type LinkAsked = { kind: 'accepted' } | { kind: 'too-many'; retryAfterSeconds: number }

/** Counts one who asks for a link to a draft, which need not exist, and says whether they may have it. */
export async function askForLink(
  key: DraftKey,
  { draftLinks, clock }: Pick<DraftLinkPorts, 'draftLinks' | 'clock'>,
): Promise<LinkAsked> {
  const asked = await draftLinks.countRequest(key, { now: clock(), seconds: WINDOW_SECONDS })
  return asked > MOST_LINKS ? { kind: 'too-many', retryAfterSeconds: WINDOW_SECONDS } : { kind: 'accepted' }
}

/**
 * Sends a new link to the address in the answers, if there are answers and they hold one. Called once the asker has been
 * answered, who learns neither from words nor from time whether there was.
 */
export async function emailDraftLink({ page, ...draft }: LinkToEmail, ports: DraftLinkPorts): Promise<void> {
  const key = draftKey(draft)
  const stored = await ports.drafts.findDraft(key)
  const to = draftEmailOf(stored?.answers)
  if (to === undefined || page === undefined) return
  if (!(await mailboxTakesLink({ tenant: draft.tenant, email: to }, ports))) return
  const { token, ...kept } = newDraftLinkSecret(draft.draftId)
  const madeAt = ports.clock()
  const endsAt = new Date(madeAt.getTime() + DRAFT_LINK_MINUTES * 60_000)
  await ports.draftLinks.keepLink({ ...key, ...kept, madeAt, endsAt })
  // After the #, which a browser sends to nobody: the token is in no log on the way (safety T5).
  const address = `${page.href}#${token}`
  await ports.sendMail({
    to,
    sender: firmOf(draft.tenant),
    ...draftLinkMail({ journey: draft.journey, address, endsAt }),
  })
}
