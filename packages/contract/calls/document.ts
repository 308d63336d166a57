import * as z from 'zod/mini'
import { call } from '../call.ts'
import { documentId, policyReference, quoteReference } from '../fields/identifiers.ts'
import { requestObject } from '../fields/primitives.ts'
import { partMissing, quotePartRefusals } from '../refusals.ts'
import { policyDocument, quoteDocument } from '../shapes/policy.ts'

/** Needs the session of a purchase or a passed check; without it the document does not exist (D-250). */
export const downloadDocumentById = call({
  name: 'DownloadDocumentById',
  requirement: 'API-34',
  summary: 'A document of a policy or quote.',
  access: 'session',
  limit: 'document',
  method: 'GET',
  path: '/api/v1/Document/DownloadDocumentById/{documentId}',
  params: requestObject({ documentId }),
  replies: { 200: 'file' },
  refusals: { 404: { DOCUMENT_NOT_FOUND: partMissing } },
})

/** Needs the session of a purchase or a passed check; without it the policy does not exist (D-250). */
export const getPolicyDocumentsByPolicyReference = call({
  name: 'GetPolicyDocumentsByPolicyReference',
  requirement: 'API-35',
  summary: 'The documents of a policy.',
  access: 'session',
  limit: 'none',
  method: 'GET',
  path: '/api/v1/Document/GetPolicyDocumentsByPolicyReference/{policyref}',
  params: requestObject({ policyref: policyReference }),
  replies: { 200: z.array(policyDocument) },
  refusals: { 404: { POLICY_NOT_FOUND: partMissing } },
})

/** For reading before purchase; each is fetched by its id. They belong to the current price: a new price has new ones. */
export const getQuoteDocuments = call({
  name: 'GetQuoteDocuments',
  requirement: 'RES-21',
  summary: 'The documents of a quote, to read before buying.',
  description:
    'They describe the current price: a new price has new documents. Fetch each document by its id.',
  access: 'session',
  limit: 'none',
  method: 'GET',
  path: '/api/v1/Document/GetQuoteDocuments',
  query: requestObject({ QuoteReference: quoteReference }),
  replies: { 200: z.array(quoteDocument) },
  refusals: quotePartRefusals,
})
