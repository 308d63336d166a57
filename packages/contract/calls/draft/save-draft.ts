import { call } from '../../call'
import { draftAnswers } from '../../entities/draft-answers'
import { wholeNumber } from '../../wire/fields'
import { draftId } from '../../wire/identifiers'
import { given, sent } from '../../wire/objects'

const revision = wholeNumber(0, 2_147_483_647)

/**
 * Keeps the answers on the server, so that a closed tab or a dead phone loses nothing (D-046). The browser sends the revision it
 * last saw, 0 for a new draft; an older one than is stored means another tab has written since, and is refused.
 */
export const saveDraft = call({
  name: 'SaveDraft',
  requirement: 'NAV-29',
  summary: 'Keeps the answers given so far.',
  method: 'PUT',
  path: '/api/v1/Draft/SaveDraft',
  body: sent({ draftId, revision, answers: draftAnswers }),
  replies: { 200: given({ revision }) },
  problems: { 409: ['CONFLICT'] },
})
