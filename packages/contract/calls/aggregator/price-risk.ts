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
  description:
    'Send a new `idempotency-key` with every risk. Sent again with the same key and risk, the same answer comes back and no second quote is made; the key with another risk is 409. Referred and declined risks are answered 200 with their `outcome` and without prices.',
  access: 'site-key',
  method: 'POST',
  path: '/api/v1/Aggregator/PriceRisk',
  headers: given({ 'x-site-key': siteKey, 'idempotency-key': idempotencyKey }),
  body: siteRisk,
  replies: { 200: siteQuote },
  problems: { 403: ['FORBIDDEN'], 409: ['CONFLICT'], 503: ['PROVIDER_UNAVAILABLE'] },
})
