import * as z from 'zod/mini'
import { call } from '../../call'
import { quoteDocument } from '../../entities/policy-document'
import { quoteClosed, quoteNotFound } from '../../quote-problems'
import { quoteReference } from '../../wire/identifiers'
import { sent } from '../../wire/objects'

/** To be read before buying; each is fetched by its id. They are about the price as it is now: a new price has new ones. */
export const getQuoteDocuments = call({
  name: 'GetQuoteDocuments',
  requirement: 'RES-21',
  summary: 'The documents of a quote, to read before buying.',
  description:
    'They are about the price as it is now: a new price has new documents. Each is fetched by its id.',
  access: 'session',
  method: 'GET',
  path: '/api/v1/Document/GetQuoteDocuments',
  query: sent({ QuoteReference: quoteReference }),
  replies: { 200: z.array(quoteDocument) },
  problems: { 404: quoteNotFound, 409: quoteClosed },
})
