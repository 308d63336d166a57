import * as z from 'zod/mini'
import { call } from '../../call'
import { siteQuoteOfMany } from '../../entities/site-risk/site-quote'
import { given, listOf, said, sent } from '../../wire/objects'
import { idempotencyKey, siteKey } from './site-headers'

const MOST_RISKS = 50

/** Read by itself, as the body of PriceRisk: one that cannot be read is answered so, and the others are priced. */
const anyRisk = z.looseObject({}, said('a risk as PriceRisk takes it'))

export const priceRisks = call({
  name: 'PriceRisks',
  requirement: 'API-27',
  summary: 'Prices many risks of a comparison site, each answered on its own as PriceRisk would.',
  description:
    'Up to 50 risks, answered in the order they were sent, each with the status and body that PriceRisk would have given. One that cannot be read does not stop the others.',
  access: 'site-key',
  method: 'POST',
  path: '/api/v1/Aggregator/PriceRisks',
  headers: given({ 'x-site-key': siteKey }),
  body: sent({ risks: listOf(sent({ idempotencyKey, risk: anyRisk }), MOST_RISKS) }),
  replies: { 200: given({ answers: z.array(siteQuoteOfMany) }) },
  problems: { 403: ['FORBIDDEN'] },
})
