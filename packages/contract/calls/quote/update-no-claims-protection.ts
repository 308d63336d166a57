import { call } from '../../call'
import { underwritingOutcome } from '../../entities/underwriting-outcome'
import { quoteClosed, quoteNotFound } from '../../quote-problems'
import { yesNo } from '../../wire/fields'
import { quoteReference } from '../../wire/identifiers'
import { given, sent } from '../../wire/objects'

export const updateNoClaimsProtection = call({
  name: 'UpdateNoClaimsProtection',
  requirement: 'API-16',
  summary: 'Adds or removes protection of the no-claims discount and prices the quote again.',
  method: 'PUT',
  path: '/api/v1/Quote/UpdateNoClaimsProtection',
  body: sent({ quoteReference, protectNoClaimsBonus: yesNo }),
  replies: { 200: given({ underwritingOutcome }) },
  problems: { 404: quoteNotFound, 409: quoteClosed },
})
