import { firmOf } from '@milepost/brands/brands'
import { draftEmailOf } from '@milepost/domain/quote/draft-check'
import { DRAFT_LINK_MINUTES } from '@milepost/domain/quote/time-limits'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { SendEmail } from '../platform/email/ports.ts'
import type { Clock, Found, Later, NotFound } from '../platform/ports.ts'
import { mailboxTakesLink } from '../retrieval/link-limits.ts'
import { tokenHashOf } from '../retrieval/link-token.ts'
import type { CheckTallies } from '../retrieval/ports.ts'
import { decryptDraftId, draftKey, newDraftLinkSecret } from './draft-key.ts'
import { draftLinkEmail } from './link-email.ts'
import type { DraftKey, DraftLinkStore, DraftStore, StoredDraft } from './ports.ts'

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
  /** The page the link leads to, on one of our hosts; undefined if nothing is to be sent. */
  page: URL | undefined
}

export type LinkAsked = { kind: 'accepted' } | { kind: 'too-many'; retryAfterSeconds: number }

/** Emails a link for a browser that holds the draft's id. Refused only when links are requested too often. */
export async function requestDraftLink(request: LinkToEmail, ports: DraftLinkPorts): Promise<LinkAsked> {
  const outcome = await askForLink(draftKey(request), ports)
  if (outcome.kind === 'accepted') ports.later(() => emailDraftLink(request, ports))
  return outcome
}

export type RenewDraftLinkRequest = Omit<LinkToEmail, 'draftId'> & { token: string }

/** As requestDraftLink, for a device that knows the draft only by an old link. */
export async function renewDraftLink(
  { token, ...request }: RenewDraftLinkRequest,
  ports: DraftLinkPorts,
): Promise<LinkAsked> {
  const { tenant, journey } = request
  const tokenHash = tokenHashOf(token)
  const link = await ports.draftLinks.findLink({ tenant, journey, tokenHash })
  // An unknown token is counted under its own hash, so that it is limited and takes as long as a real one (D-247).
  const key = { tenant, journey, idHash: link?.idHash ?? tokenHash }
  const outcome = await askForLink(key, ports)
  if (outcome.kind === 'accepted' && link !== undefined) {
    const draftId = decryptDraftId(link.encryptedDraftId, token)
    ports.later(() => emailDraftLink({ ...request, draftId }, ports))
  }
  return outcome
}

/** Links for one draft within an hour: more would fill the customer's mailbox. */
const MOST_LINKS = 3
const WINDOW_SECONDS = 60 * 60

/** Counts a request for a link. The draft need not exist: the limit must not reveal that (D-247). */
async function askForLink(
  key: DraftKey,
  { draftLinks, clock }: Pick<DraftLinkPorts, 'draftLinks' | 'clock'>,
): Promise<LinkAsked> {
  const asked = await draftLinks.countRequest(key, { now: clock(), seconds: WINDOW_SECONDS })
  return asked > MOST_LINKS ? { kind: 'too-many', retryAfterSeconds: WINDOW_SECONDS } : { kind: 'accepted' }
}

/**
 * Emails a new link to the address in the answers, if there is one. Runs after the reply, so that neither the text nor the timing of the
 * reply reveals whether the draft exists (D-247).
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
  // A browser sends nothing after the # to a server, so the token is in no log (safety T5).
  const address = `${page.href}#${token}`
  await ports.sendEmail({
    to,
    sender: firmOf(draft.tenant),
    ...draftLinkEmail({ journey: draft.journey, address, endsAt }),
  })
}

export type OpenDraftLinkRequest = { tenant: BrandCode; journey: JourneyId; token: string }

/**
 * Returns the saved answers and their id to the holder of a link, once. The link proves who its holder is, so earlier failed checks no
 * longer count (safety T2).
 */
export async function openDraftLink(
  { tenant, journey, token }: OpenDraftLinkRequest,
  { drafts, draftLinks, clock }: Pick<DraftLinkPorts, 'drafts' | 'draftLinks' | 'clock'>,
): Promise<Found<StoredDraft & { draftId: string }> | NotFound> {
  const link = await draftLinks.spendLink({ tenant, journey, tokenHash: tokenHashOf(token) }, clock())
  if (link === undefined) return { kind: 'not-found' }
  const key = { tenant, journey, idHash: link.idHash }
  const draft = await drafts.findDraft(key)
  if (draft === undefined) return { kind: 'not-found' }
  await drafts.forgetAttempts(key)
  return { kind: 'found', value: { ...draft, draftId: decryptDraftId(link.encryptedDraftId, token) } }
}
