import { firmOf } from '@milepost/brands/brands'
import type { PaymentOption } from '@milepost/domain/payment/payment-option'
import type { PolicyTerm } from '@milepost/domain/quote/policy-period'
import type { UnderwrittenOption } from '@milepost/domain/quote/underwritten-option'
import { isMeasured, type Terms } from '@milepost/domain/terms/terms'
import { type DocumentKind, documentKinds } from './document-kinds'
import { lowered } from './phrases/format'

export type OfferedDocument = { kind: DocumentKind; name: string; fileName: string }

/** To read before buying, whatever is bought (ICOBS 6). */
const always: readonly DocumentKind[] = [
  'key-facts',
  'ipid',
  'policy-summary',
  'policy-wording',
  'statement-of-fact',
  'terms-of-business',
]

/** What a length of cover adds (RES-21, D-037, D-154). */
const ofTerm: Record<PolicyTerm, readonly DocumentKind[]> = {
  annual: [],
  'thirty-day': ['subscription-terms'],
  'seven-day': [],
  impound: [],
}

/** The documents of a journey and a length of cover, in the order they are listed (RES-21). */
export function documentsOffered(
  terms: Terms,
  term: PolicyTerm,
  reference: string,
): readonly OfferedDocument[] {
  const kinds = [...always, ...ofTerm[term], ...(isMeasured(terms) ? (['telematics-terms'] as const) : [])]
  return kinds.map((kind) => offered(kind, terms, reference))
}

/** The two a customer reads before accepting credit; none where there is none to accept (DDM-03, D-179, D-189). */
export function creditDocumentsOffered(
  terms: Terms,
  { paymentOptions }: UnderwrittenOption<PaymentOption>,
  reference: string,
): readonly OfferedDocument[] {
  if (!paymentOptions.some(({ method }) => method === 'DIRECT_DEBIT')) return []
  const kinds = ['pre-contract-credit-information', 'credit-agreement'] as const
  return kinds.map((kind) => offered(kind, terms, reference))
}

function offered(kind: DocumentKind, terms: Terms, reference: string): OfferedDocument {
  const { name } = documentKinds[kind]
  return { kind, name, fileName: fileNameOf(name, terms, reference) }
}

/** What the file is called on the customer's own disk, among other insurers' papers: "Acorn key facts MP4K7Q2X9.pdf". */
export function fileNameOf(name: string, { brand }: Terms, reference: string): string {
  const safe = reference.replace(/[^A-Za-z0-9-]/g, '')
  return `${firmOf(brand).name} ${lowered(name)} ${safe}.pdf`
}
