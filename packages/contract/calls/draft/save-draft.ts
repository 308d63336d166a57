import { call } from '../../call'
import { draftContent } from '../../entities/draft-content'
import { draftId, draftRevision, saveId } from '../../wire/identifiers'
import { given, listOf, sent } from '../../wire/objects'

/**
 * Keeps the answers on the server, so that a closed tab or a dead phone loses nothing (D-046). The browser sends the revision it
 * last saw, 0 for a new draft; an older one than is stored means another tab has written since, and is refused. A save whose
 * answer never arrived is named by the next one: if it was the last to be stored, no other tab has written.
 */
export const saveDraft = call({
  name: 'SaveDraft',
  requirement: 'NAV-29',
  summary: 'Keeps the answers given so far.',
  description:
    'Send the revision you last saw, 0 for a new draft; an older one than is stored is refused with 409, for another tab has saved since. Name earlier saves whose answer never came in `unconfirmed`. The whole request has at most 32 KB.',
  access: 'optional-session',
  method: 'PUT',
  path: '/api/v1/Draft/SaveDraft',
  body: sent({
    draftId,
    revision: draftRevision,
    saveId,
    unconfirmed: listOf(saveId, 20),
    ...draftContent,
  }),
  replies: { 200: given({ revision: draftRevision }) },
  problems: { 409: ['CONFLICT'] },
})
