import type { Clock, Found, NotFound, Scope } from '../../platform/ports.ts'
import { grantedQuote, type QuoteAsked } from '../../quote/open-quote.ts'
import type { QuoteStore, RatesOn, RenderedDocument, StoredQuote } from '../../quote/ports.ts'
import { documentedQuote } from '../../quote/quote-documents.ts'
import type { DocumentedPolicy, Policy, PolicyDocument, PolicyStore } from './ports.ts'

export type PolicyDocumentPorts = {
  policies: Pick<PolicyStore, 'findPolicy' | 'documentsOf' | 'findDocument'>
  quotes: Pick<QuoteStore, 'findGranted'>
  clock: Clock
}

type Asked = Scope & { session: string }

/**
 * The documents of a policy, for the browser that holds it. Unknown, another brand's and another browser's get the same reply
 * (D-250).
 */
export async function listPolicyDocuments(
  { policyNumber, ...asked }: Asked & { policyNumber: string },
  ports: PolicyDocumentPorts,
): Promise<Found<readonly PolicyDocument[]> | NotFound> {
  const policy = await ports.policies.findPolicy({ tenant: asked.tenant, policyNumber })
  if (!policy || !(await isHeld({ ...asked, reference: policy.reference }, ports)))
    return { kind: 'not-found' }
  return { kind: 'found', value: await ports.policies.documentsOf(policy) }
}

/** One of them. An unfinished document does not exist: part of a document is never served (F20). */
export async function downloadPolicyDocument(
  { id, ...asked }: Asked & { id: string },
  ports: PolicyDocumentPorts,
): Promise<Found<RenderedDocument> | NotFound> {
  const document = await ports.policies.findDocument(asked.tenant, id)
  if (!document?.bytes || !(await isHeld({ ...asked, reference: document.reference }, ports)))
    return { kind: 'not-found' }
  return { kind: 'found', value: { fileName: document.fileName, bytes: document.bytes } }
}

async function isHeld(asked: QuoteAsked, { quotes, clock }: PolicyDocumentPorts): Promise<boolean> {
  return (await grantedQuote(asked, clock(), quotes)) !== undefined
}

/** A policy as its documents need it. They show only the last digits and the holder of the account. */
export function documentedPolicy(
  policy: Policy,
  quote: StoredQuote,
  ports: { ratesOn: RatesOn },
): DocumentedPolicy {
  const { account } = policy
  return {
    policy,
    quote: documentedQuote(quote, ports),
    account: account && {
      lastFour: account.accountNumber.slice(-4),
      sortCodeEnding: account.sortCode.slice(-2),
      holder: account.accountHolder,
      bankName: account.bankName,
    },
  }
}
