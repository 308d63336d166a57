import { firmOf } from '@milepost/brands/brands'
import type { creditDocumentKinds } from '@milepost/domain/payment/credit-terms'
import type { PaymentOption } from '@milepost/domain/payment/payment-option'
import type { AddOn, AddOnCode } from '@milepost/domain/quote/add-ons'
import type { PointedDocument } from '@milepost/domain/quote/document-references'
import type { PolicyTerm } from '@milepost/domain/quote/policy-period'
import { isMeasured, type Terms } from '@milepost/domain/terms/terms'
import { certificate } from './content/certificate.ts'
import { creditAgreement, signedCreditAgreement } from './content/credit-agreement.ts'
import { directDebitConfirmation } from './content/direct-debit-confirmation.ts'
import { extraInformation, ipid, issuedIpid, purchasedExtras } from './content/ipid.ts'
import { keyFacts } from './content/key-facts.ts'
import { policySummary } from './content/policy-summary.ts'
import { policyWording } from './content/policy-wording.ts'
import { preContractCreditInformation } from './content/pre-contract-credit-information.ts'
import { schedule } from './content/schedule.ts'
import { frozenStatement, statementOfFact } from './content/statement-of-fact.ts'
import { subscriptionTerms } from './content/subscription-terms.ts'
import { telematicsTerms } from './content/telematics-terms.ts'
import { termsOfBusiness } from './content/terms-of-business.ts'
import { welcomeLetter } from './content/welcome-letter.ts'
import type { DocumentContent } from './pdf/blocks.ts'
import { asIssued } from './phrases/document-header.ts'
import { termsOfExtra } from './phrases/extras.ts'
import { lowered } from './phrases/format.ts'
import type { PolicyDocumentData } from './policy-document-data.ts'
import type { QuoteDocumentData } from './quote-document-data.ts'
import { documentTheme } from './theme.ts'

/**
 * The complete record of a document. The lists on pages, the attachments of emails and the kinds in tests are derived from it.
 */
type DocumentRecord = {
  /** Its name in lists and files. The heading of the document itself is part of its content. */
  name: string
  /** Which sales include it. */
  isIncluded: (sale: Sale) => boolean
} & (
  | { beforeBuying: Listing<QuoteDocumentData>; withPolicy: Listing<PolicyDocumentData> | 'never' }
  | { beforeBuying: 'never'; withPolicy: Listing<PolicyDocumentData> }
)

/** A document before purchase or with the policy: its place in the list, and its content. */
type Listing<Data> = {
  place: number
  write: (data: Data) => DocumentContent
  /** The same for each extra that was paid for, listed after it. */
  writeForExtra?: (data: Data, extra: AddOn) => DocumentContent
}

/** What decides which documents there are. For a policy, the only payment option is the chosen one. */
export type Sale = { terms: Terms; term: PolicyTerm; paymentOptions: readonly PaymentOption[] }

const always = () => true
/** D-154. */
const forThirtyDays = ({ term }: Sale) => term === 'thirty-day'
const whereDrivingIsMeasured = ({ terms }: Sale) => isMeasured(terms)
/** DDM-03, D-179, D-189. */
const onCredit = ({ paymentOptions }: Sale) => paymentOptions.some(({ method }) => method === 'DIRECT_DEBIT')

/** Kinds that pages and endorsements refer to: each must have a record. */
type NamedByDomain = (typeof creditDocumentKinds)[number] | PointedDocument

/** Before purchase by ICOBS 6 and RES-21; with the policy by THX-02 and D-154. */
const documents = {
  'welcome-letter': {
    name: 'Welcome letter',
    isIncluded: always,
    beforeBuying: 'never',
    withPolicy: { place: 1, write: welcomeLetter },
  },
  certificate: {
    name: 'Certificate of motor insurance',
    isIncluded: always,
    beforeBuying: 'never',
    withPolicy: { place: 2, write: certificate },
  },
  schedule: {
    name: 'Policy schedule',
    isIncluded: always,
    beforeBuying: 'never',
    withPolicy: { place: 3, write: schedule },
  },
  'key-facts': {
    name: 'Key facts',
    isIncluded: always,
    beforeBuying: { place: 1, write: keyFacts },
    withPolicy: 'never',
  },
  ipid: {
    name: 'Insurance product information',
    isIncluded: always,
    beforeBuying: { place: 2, write: ipid },
    withPolicy: { place: 6, write: issuedIpid, writeForExtra: extraInformation },
  },
  'policy-summary': {
    name: 'Policy summary',
    isIncluded: always,
    beforeBuying: { place: 3, write: policySummary },
    withPolicy: 'never',
  },
  'policy-wording': {
    name: 'Policy wording',
    isIncluded: always,
    beforeBuying: { place: 4, write: policyWording },
    withPolicy: { place: 5, write: numbered(policyWording) },
  },
  'statement-of-fact': {
    name: 'Statement of fact',
    isIncluded: always,
    beforeBuying: { place: 5, write: statementOfFact },
    withPolicy: { place: 4, write: frozenStatement },
  },
  'terms-of-business': {
    name: 'Terms of business',
    isIncluded: always,
    beforeBuying: { place: 6, write: termsOfBusiness },
    withPolicy: { place: 11, write: numbered(termsOfBusiness) },
  },
  'subscription-terms': {
    name: '30-day subscription terms',
    isIncluded: forThirtyDays,
    beforeBuying: { place: 7, write: subscriptionTerms },
    withPolicy: { place: 7, write: numbered(subscriptionTerms) },
  },
  'telematics-terms': {
    name: 'Telematics terms',
    isIncluded: whereDrivingIsMeasured,
    beforeBuying: { place: 8, write: telematicsTerms },
    withPolicy: { place: 8, write: numbered(telematicsTerms) },
  },
  'pre-contract-credit-information': {
    name: 'Pre-contract credit information',
    isIncluded: onCredit,
    beforeBuying: { place: 9, write: preContractCreditInformation },
    withPolicy: 'never',
  },
  /** The copy with the policy has the signatures. */
  'credit-agreement': {
    name: 'Fixed sum loan agreement',
    isIncluded: onCredit,
    beforeBuying: { place: 10, write: creditAgreement },
    withPolicy: { place: 9, write: signedCreditAgreement },
  },
  /** The advance notice of every payment (CON-25). */
  'direct-debit-confirmation': {
    name: 'Direct Debit confirmation',
    isIncluded: onCredit,
    beforeBuying: 'never',
    withPolicy: { place: 10, write: directDebitConfirmation },
  },
} as const satisfies Record<string, DocumentRecord> & Record<NamedByDomain, DocumentRecord>

type Kind = keyof typeof documents
type KindAt<Moment extends 'beforeBuying' | 'withPolicy'> = {
  [K in Kind]: (typeof documents)[K][Moment] extends 'never' ? never : K
}[Kind]

export type QuoteDocumentKind = KindAt<'beforeBuying'>
/** The information about an extra includes the extra's code. */
export type PolicyDocumentKind = KindAt<'withPolicy'> | `ipid-${AddOnCode}`

type Listed<K> = { kind: K; name: string; fileName: string }
export type OfferedDocument = Listed<QuoteDocumentKind>
export type IssuedDocument = Listed<PolicyDocumentKind>

/** In list order. */
export const quoteDocumentKinds: readonly QuoteDocumentKind[] = kindsAt('beforeBuying')
const policyDocumentKinds: readonly KindAt<'withPolicy'>[] = kindsAt('withPolicy')

/** The documents to read before purchase. */
export function documentsOffered(sale: Sale, reference: string): readonly OfferedDocument[] {
  return quoteDocumentKinds
    .filter((kind) => documents[kind].isIncluded(sale))
    .map((kind) => listed({ kind, name: documents[kind].name }, sale.terms, reference))
}

/** The documents of a policyholder. */
export function documentsIssued(policy: PolicyDocumentData): readonly IssuedDocument[] {
  return policyDocuments(policy).map((document) => listed(document, policy.terms, policy.policyNumber))
}

export function writeQuoteDocument(kind: QuoteDocumentKind, quote: QuoteDocumentData): DocumentContent {
  return documents[kind].beforeBuying.write(quote)
}

/** Throws for a document that the policy does not have: that is a bug in the caller. */
export function writePolicyDocument(kind: PolicyDocumentKind, policy: PolicyDocumentData): DocumentContent {
  const found = policyDocuments(policy).find((document) => document.kind === kind)
  if (!found) throw new Error(`This policy has no ${kind}`)
  return found.write(policy)
}

/**
 * The PDF renderer with its fonts is loaded on first use: it is the largest part of a server to load, and the first replies do not need
 * it.
 */
export const loadRenderer = () => import('./pdf/render.ts')

/** A document about an offer, as a tagged PDF. The same data gives the same bytes. */
export async function renderQuoteDocument(
  kind: QuoteDocumentKind,
  quote: QuoteDocumentData,
): Promise<Uint8Array> {
  const { renderPdf } = await loadRenderer()
  return renderPdf(writeQuoteDocument(kind, quote), documentTheme(quote.terms.brand))
}

/** A document of a policy, as a tagged PDF. The same data gives the same bytes (F20). */
export async function renderPolicyDocument(
  kind: PolicyDocumentKind,
  policy: PolicyDocumentData,
): Promise<Uint8Array> {
  const { renderPdf } = await loadRenderer()
  return renderPdf(writePolicyDocument(kind, policy), documentTheme(policy.terms.brand))
}

type PolicyDocument = {
  kind: PolicyDocumentKind
  name: string
  write: (policy: PolicyDocumentData) => DocumentContent
}

function policyDocuments(policy: PolicyDocumentData): readonly PolicyDocument[] {
  const { terms, option } = policy
  const sale: Sale = { terms, term: option.term, paymentOptions: option.paymentOptions }
  return policyDocumentKinds
    .filter((kind) => documents[kind].isIncluded(sale))
    .flatMap((kind): readonly PolicyDocument[] => {
      const { name, withPolicy }: { name: string; withPolicy: Listing<PolicyDocumentData> } = documents[kind]
      const { write, writeForExtra } = withPolicy
      const ofExtras = writeForExtra
        ? purchasedExtras(policy).map((extra) => ({
            kind: `ipid-${extra.code}` as const,
            name: `${name}, ${termsOfExtra(extra.code, terms.cover).name}`,
            write: (all: PolicyDocumentData) => writeForExtra(all, extra),
          }))
        : []
      return [{ kind, name, write }, ...ofExtras]
    })
}

function kindsAt<Moment extends 'beforeBuying' | 'withPolicy'>(moment: Moment): readonly KindAt<Moment>[] {
  const placeOf = (kind: Kind) => {
    const listed = documents[kind][moment]
    return listed === 'never' ? undefined : listed.place
  }
  return (Object.keys(documents) as Kind[])
    .filter((kind): kind is KindAt<Moment> => placeOf(kind) !== undefined)
    .sort((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0))
}

/** A pre-purchase document with the policy number added. */
function numbered(
  write: (quote: QuoteDocumentData) => DocumentContent,
): (policy: PolicyDocumentData) => DocumentContent {
  return (policy) => asIssued(write(policy), policy)
}

/** The file name distinguishes it from other insurers' documents: "Acorn key facts MP4K7Q2X9.pdf". */
function listed<K>(
  { kind, name }: { kind: K; name: string },
  { brand }: Terms,
  reference: string,
): Listed<K> {
  const safe = reference.replace(/[^A-Za-z0-9-]/g, '')
  return { kind, name, fileName: `${firmOf(brand).name} ${lowered(name)} ${safe}.pdf` }
}
