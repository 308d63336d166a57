import { call } from '../../call'
import { siteQuote } from '../../entities/site-risk/site-quote'
import { siteRisk } from '../../entities/site-risk/site-risk'
import { given } from '../../wire/objects'
import { idempotencyKey, siteKey } from './site-headers'

/** Not for browsers: a comparison site's server calls it with the key that was given to the site. */
export const priceRisk = call({
  name: 'PriceRisk',
  requirement: 'API-27',
  summary: 'Prices the risk of a comparison site and gives the link its visitor follows.',
  method: 'POST',
  path: '/api/v1/Aggregator/PriceRisk',
  headers: given({ 'x-site-key': siteKey, 'idempotency-key': idempotencyKey }),
  body: siteRisk,
  replies: { 200: siteQuote },
  problems: { 403: ['FORBIDDEN'], 409: ['CONFLICT'], 503: ['PROVIDER_UNAVAILABLE'] },
})
