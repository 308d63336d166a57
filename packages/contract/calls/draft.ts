import { LARGEST_DRAFT } from '@milepost/domain/quote/draft-check'
import { productCodes } from '@milepost/domain/terms/identity'
import { call } from '../call.ts'
import { postcode } from '../fields/customer-fields.ts'
import { draftId, draftLinkToken, draftRevision, saveId } from '../fields/identifiers.ts'
import { date, listOf, oneOf, replyObject, requestObject } from '../fields/primitives.ts'
import { silently } from '../refusals.ts'
import { draftContent } from '../shapes/draft.ts'

const draftNotOpened = {
  404: {
    QUOTE_NOT_FOUND: silently(
      'The page shows its own message that the saved quote cannot be opened',
      'D-046',
    ),
  },
} as const

/**
 * Stores the answers on the server, so that a closed tab or a dead phone loses nothing (D-046). The browser sends the revision it
 * last saw, 0 for a new draft. A revision older than the stored one means that another tab has saved since, and is refused. After
 * a save whose reply was lost, the next one names it: if it was the last one stored, no other tab has saved.
 */
export const saveDraft = call({
  name: 'SaveDraft',
  requirement: 'NAV-29',
  summary: 'Saves the answers entered so far.',
  description:
    'Send the last revision you received, or 0 for a new draft. A revision older than the stored one is refused with 409, because another tab has saved since. List earlier saves that got no reply in `unconfirmed`. The whole request is at most 32 KB.',
  access: 'optional-session',
  whyOpen: 'Stores the request under an id that cannot be guessed; returns only a revision number (D-046)',
  limit: ['newDraft', 'save'],
  method: 'PUT',
  path: '/api/v1/Draft/SaveDraft',
  largestBody: LARGEST_DRAFT,
  body: requestObject({
    draftId,
    revision: draftRevision,
    saveId,
    unconfirmed: listOf(saveId, 20),
    ...draftContent,
  }),
  replies: { 200: replyObject({ revision: draftRevision }) },
  refusals: { 409: { CONFLICT: silently('A dialog asks which tab’s answers to keep', 'D-046') } },
})

/**
 * Returns saved answers to a caller with their id, date of birth and postcode (D-046). An unknown id, wrong details and too many
 * attempts get the same reply (D-247). A POST, so that no URL contains personal data.
 */
export const resumeDraft = call({
  name: 'ResumeDraft',
  requirement: 'NAV-29',
  summary: 'Returns saved answers after a check of date of birth and postcode.',
  description: 'An unknown id, wrong details and too many attempts get the same reply.',
  access: 'optional-session',
  limit: 'draft',
  method: 'POST',
  path: '/api/v1/Draft/ResumeDraft',
  body: requestObject({ draftId, dateOfBirth: date, postcode }),
  replies: { 200: replyObject({ ...draftContent, revision: draftRevision }) },
  refusals: draftNotOpened,
})

/**
 * Emails a single-use link to saved answers, for a customer who cannot pass their check (D-046). It is only sent to the address
 * in the answers. The reply is the same, and takes the same time, whether the draft exists or not (D-247).
 */
export const requestDraftLink = call({
  name: 'RequestDraftLink',
  requirement: 'NAV-29',
  summary: 'Emails a single-use link to the address in saved answers.',
  description: 'The link is sent to the address in the answers, never to an address from the request.',
  access: 'optional-session',
  whyOpen:
    'The reply is the same whether or not the draft exists; the email goes to the address in the draft (D-247)',
  limit: 'draft',
  method: 'POST',
  path: '/api/v1/Draft/RequestDraftLink',
  meanings: { 202: 'Accepted. The reply is the same whether or not there is an email to send.' },
  body: requestObject({ draftId }),
  replies: { 202: 'nothing' },
})

/**
 * Like RequestDraftLink, for a customer whose link was used or has expired: on a device other than the one the answers were given
 * on, the link is all they have. The new one is sent to the address in the answers, like the old one.
 */
export const renewDraftLink = call({
  name: 'RenewDraftLink',
  requirement: 'NAV-29',
  summary: 'Emails a new link to replace one that no longer works.',
  description:
    'For the holder of a link that was used or has expired. The new link is sent to the address in the answers.',
  access: 'optional-session',
  whyOpen:
    'The reply is the same whether or not the draft exists; the email goes to the address in the draft (D-247)',
  limit: 'draft',
  method: 'POST',
  path: '/api/v1/Draft/RenewDraftLink',
  meanings: { 202: 'Accepted. The reply is the same whether or not there is an email to send.' },
  body: requestObject({ token: draftLinkToken }),
  replies: { 202: 'nothing' },
})

/**
 * Returns saved answers to the holder of an emailed link: once, within 30 minutes (D-046). The id is included, because the link
 * may be opened on a device that does not have it. A used, an expired and an unknown link get the same reply (D-247).
 */
export const openDraftLink = call({
  name: 'OpenDraftLink',
  requirement: 'NAV-29',
  summary: 'Returns saved answers for the token of an emailed link, once.',
  description: 'A used, an expired and an unknown link get the same reply.',
  access: 'optional-session',
  limit: 'draft',
  method: 'POST',
  path: '/api/v1/Draft/OpenDraftLink',
  body: requestObject({ token: draftLinkToken }),
  replies: { 200: replyObject({ draftId, ...draftContent, revision: draftRevision }) },
  refusals: draftNotOpened,
})

/**
 * Stores answers for another product of the same brand, whose site has its own address: browsers do not share data between sites.
 * The token opens them there, once and within minutes, like an emailed link (END-01, D-046).
 */
export const handOverDraft = call({
  name: 'HandOverDraft',
  requirement: 'NAV-29',
  summary: 'Transfers answers to another product of the same brand.',
  description: 'The token opens the answers on the site of the other product, once and within minutes.',
  access: 'optional-session',
  whyOpen: 'Stores the request for its sender (END-01)',
  limit: 'newDraft',
  method: 'POST',
  path: '/api/v1/Draft/HandOverDraft',
  largestBody: LARGEST_DRAFT,
  body: requestObject({ product: oneOf(productCodes), ...draftContent }),
  replies: { 200: replyObject({ token: draftLinkToken }) },
})
