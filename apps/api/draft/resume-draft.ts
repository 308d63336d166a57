import { opensDraft } from '@milepost/domain/quote/draft-check'
import { CHECK_WAIT_MINUTES } from '@milepost/domain/quote/time-limits'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { Clock, Found, NotFound } from '../platform/ports.ts'
import type { GuessRefused } from '../retrieval/ports.ts'
import { draftKey } from './draft-key.ts'
import type { DraftStore, StoredDraft } from './ports.ts'

export type ResumeDraftRequest = {
  tenant: BrandCode
  journey: JourneyId
  draftId: string
  dateOfBirth: string
  postcode: string
}

export type ResumePorts = {
  drafts: DraftStore
  clock: Clock
  guessRefused?: GuessRefused
}

const MOST_RECENT = 5
const WINDOW_SECONDS = CHECK_WAIT_MINUTES * 60
/** After this many only an emailed link opens it: the owner is never locked out, and guessing becomes impossible. */
const MOST_IN_ALL = 10

/**
 * Returns saved answers to a customer who knows the date of birth and postcode in them (D-046). An unknown draft, wrong details and too
 * many tries cannot be distinguished, not even by time: each counts a try, reads and compares (safety T2).
 */
export async function resumeDraft(
  { dateOfBirth, postcode, ...request }: ResumeDraftRequest,
  { drafts, clock, guessRefused }: ResumePorts,
): Promise<Found<StoredDraft> | NotFound> {
  const key = draftKey(request)
  const attempts = await drafts.countAttempt(key, { now: clock(), seconds: WINDOW_SECONDS })
  const draft = await drafts.findDraft(key)
  const opens = opensDraft(draft?.answers, { dateOfBirth, postcode })
  const isWornOut = attempts.recent > MOST_RECENT || attempts.inAll > MOST_IN_ALL
  if (isWornOut) guessRefused?.('draft')
  if (draft === undefined || !opens || isWornOut) return { kind: 'not-found' }
  await drafts.forgetAttempts(key)
  return { kind: 'found', value: draft }
}
