import { firmOf } from '@milepost/brands/brands'
import { draftEmailOf } from '@milepost/domain/quote/draft-check'
import { DRAFT_LINK_MINUTES } from '@milepost/domain/quote/time-limits'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { SendEmail } from '../platform/email/ports'
import type { Clock, Later } from '../platform/ports'
import { mailboxTakesLink } from '../retrieval/link-limits'
import { tokenHashOf } from '../retrieval/link-token'
import type { CheckTallies } from '../retrieval/ports'
import { decryptDraftId, draftKey, newDraftLinkSecret } from './draft-key'
import { draftLinkEmail } from './link-email'
import type { DraftKey, DraftLinkStore, DraftStore } from './ports'

export type DraftLinkPorts = {
  drafts: DraftStore
  draftLinks: DraftLinkStore
  checks: CheckTallies
  sendEmail: SendEmail
  later: Later
  clock: Clock
}

type LinkToEmail = {
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
async function askForLink(
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
async function emailDraftLink({ page, ...draft }: LinkToEmail, ports: DraftLinkPorts): Promise<void> {
  const key = draftKey(draft)
  const stored = await ports.drafts.findDraft(key)
  const to = draftEmailOf(stored?.answers)
  if (to === undefined || page === undefined) return
  if (!(await mailboxTakesLink({ tenant: draft.tenant, email: to }, ports))) return
  const { token, ...secret } = newDraftLinkSecret(draft.draftId)
  const madeAt = ports.clock()
  const endsAt = new Date(madeAt.getTime() + DRAFT_LINK_MINUTES * 60_000)
  await ports.draftLinks.saveLink({ ...key, ...secret, madeAt, endsAt })
  // After the #, which a browser sends to nobody: the token is in no log on the way (safety T5).
  const address = `${page.href}#${token}`
  await ports.sendEmail({
    to,
    sender: firmOf(draft.tenant),
    ...draftLinkEmail({ journey: draft.journey, address, endsAt }),
  })
}

/** Sends a link for a browser that holds the draft's id. Refused for asking too often, and for nothing else. */
export async function requestDraftLink(request: LinkToEmail, ports: DraftLinkPorts): Promise<LinkAsked> {
  const outcome = await askForLink(draftKey(request), ports)
  if (outcome.kind === 'accepted') ports.later(() => emailDraftLink(request, ports))
  return outcome
}

export type RenewDraftLinkRequest = Omit<LinkToEmail, 'draftId'> & { token: string }

/** As requestDraftLink, for a device that knows the draft by an old link alone. */
export async function renewDraftLink(
  { token, ...request }: RenewDraftLinkRequest,
  ports: DraftLinkPorts,
): Promise<LinkAsked> {
  const { tenant, journey } = request
  const tokenHash = tokenHashOf(token)
  const link = await ports.draftLinks.findLink({ tenant, journey, tokenHash })
  // A link that we never made is counted under itself, so that it costs what a real one does.
  const key = { tenant, journey, idHash: link?.idHash ?? tokenHash }
  const outcome = await askForLink(key, ports)
  if (outcome.kind === 'accepted' && link !== undefined) {
    const draftId = decryptDraftId(link.encryptedDraftId, token)
    ports.later(() => emailDraftLink({ ...request, draftId }, ports))
  }
  return outcome
}
