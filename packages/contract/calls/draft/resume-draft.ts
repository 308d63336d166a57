import { call } from '../../call'
import { draftContent } from '../../entities/draft-content'
import { postcode } from '../../wire/customer-fields'
import { date } from '../../wire/dates'
import { draftId, draftRevision } from '../../wire/identifiers'
import { given, sent } from '../../wire/objects'

/**
 * Gives saved answers back to whoever holds their id and knows the date of birth and the postcode in them (D-046). An unknown
 * id, wrong details and too many tries are one and the same answer (D-247). A POST, so that no address holds personal data.
 */
export const resumeDraft = call({
  name: 'ResumeDraft',
  requirement: 'NAV-29',
  summary: 'Gives saved answers back after a check of date of birth and postcode.',
  description: 'An unknown id, wrong details and too many tries are answered alike.',
  access: 'optional-session',
  method: 'POST',
  path: '/api/v1/Draft/ResumeDraft',
  body: sent({ draftId, dateOfBirth: date, postcode }),
  replies: { 200: given({ ...draftContent, revision: draftRevision }) },
  problems: { 404: ['QUOTE_NOT_FOUND'] },
})
