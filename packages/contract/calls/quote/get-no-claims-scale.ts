import { call } from '../../call'
import { noClaimsScale } from '../../entities/no-claims-scale'
import { quoteClosed, quoteNotFound } from '../../quote-problems'
import { quoteReference } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

/** By quote, as the rates of its line and day decide. */
export const getNoClaimsScale = call({
  name: 'GetNoClaimsScale',
  requirement: 'RES-04',
  summary:
    'What years of no claims take off a quote, and what is left of them after claims, with and without protection.',
  access: 'session',
  method: 'GET',
  path: '/api/v1/Quote/GetNoClaimsScale',
  query: sent({ QuoteReference: quoteReference }),
  replies: { 200: noClaimsScale },
  problems: { 404: quoteNotFound, 409: quoteClosed },
})
