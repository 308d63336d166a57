import { productCodes } from '@milepost/domain/terms/identity'
import { call } from '../../call'
import { draftContent } from '../../entities/draft-content'
import { oneOf } from '../../wire/fields'
import { draftLinkToken } from '../../wire/identifiers'
import { given, sent } from '../../wire/objects'

/**
 * Keeps answers for another product of the same brand, whose site is at an address of its own: a browser gives one site's answers to
 * no other. The token opens them there, once and within minutes, as an emailed link would (END-01, D-046).
 */
export const handOverDraft = call({
  name: 'HandOverDraft',
  requirement: 'NAV-29',
  summary: 'Hands answers over to another product of the same brand.',
  description: 'The token opens the answers on the site of the other product, once and within minutes.',
  access: 'optional-session',
  method: 'POST',
  path: '/api/v1/Draft/HandOverDraft',
  body: sent({ product: oneOf(productCodes), ...draftContent }),
  replies: { 200: given({ token: draftLinkToken }) },
})
