import { call } from '../../call'
import { draftContent } from '../../entities/draft-content'
import { draftId, draftLinkToken, draftRevision } from '../../wire/identifiers'
import { given, sent } from '../../wire/objects'

/**
 * Gives saved answers to whoever holds an emailed link to them: once, for 30 minutes (D-046). The id comes with them, as the link
 * may be opened on a device that has never seen it. A used, an old and an unknown link are one and the same answer (D-247).
 */
export const openDraftLink = call({
  name: 'OpenDraftLink',
  requirement: 'NAV-29',
  summary: 'Gives saved answers back for the token of an emailed link, once.',
  description: 'A used, an old and an unknown link are answered alike.',
  access: 'optional-session',
  method: 'POST',
  path: '/api/v1/Draft/OpenDraftLink',
  body: sent({ token: draftLinkToken }),
  replies: { 200: given({ draftId, ...draftContent, revision: draftRevision }) },
  problems: { 404: ['QUOTE_NOT_FOUND'] },
})
