import { firmOf } from '@milepost/brands/brands'
import { noClaimsProof } from './content/no-claims-proof.ts'
import { statementOfCancellation } from './content/statement-of-cancellation.ts'
import { loadRenderer } from './documents.ts'
import type { DocumentContent } from './pdf/blocks.ts'
import { lowered } from './phrases/format.ts'
import type { EndedPolicyData } from './policy-document-data.ts'
import { documentTheme } from './theme.ts'

type EndingRecord = {
  name: string
  isIncluded: (policy: EndedPolicyData) => boolean
  write: (policy: EndedPolicyData) => DocumentContent
}

/** The documents of a policy that has ended, in list order. None of them says that cover exists. */
const documents = {
  'statement-of-cancellation': {
    name: 'Statement of cancellation',
    isIncluded: ({ ending }) => ending.cancellation !== undefined,
    write: statementOfCancellation,
  },
  'no-claims-proof': {
    name: 'Proof of no claims discount',
    isIncluded: () => true,
    write: noClaimsProof,
  },
} as const satisfies Record<string, EndingRecord>

export type EndingDocumentKind = keyof typeof documents
export const endingDocumentKinds = Object.keys(documents) as readonly EndingDocumentKind[]

export type EndingDocument = { kind: EndingDocumentKind; name: string; fileName: string }

/** The last documents of this policy. */
export function documentsAtEnd(policy: EndedPolicyData): readonly EndingDocument[] {
  const number = policy.policyNumber.replace(/[^A-Za-z0-9-]/g, '')
  const firm = firmOf(policy.terms.brand).name
  return endingDocumentKinds
    .filter((kind) => documents[kind].isIncluded(policy))
    .map((kind) => {
      const { name } = documents[kind]
      return { kind, name, fileName: `${firm} ${lowered(name)} ${number}.pdf` }
    })
}

/** Throws for a document that the policy does not have: that is a bug in the caller. */
export function writeEndingDocument(kind: EndingDocumentKind, policy: EndedPolicyData): DocumentContent {
  if (!documents[kind].isIncluded(policy)) throw new Error(`This policy has no ${kind}`)
  return documents[kind].write(policy)
}

/** As a tagged PDF. The same data gives the same bytes (F20). */
export async function renderEndingDocument(
  kind: EndingDocumentKind,
  policy: EndedPolicyData,
): Promise<Uint8Array> {
  const { renderPdf } = await loadRenderer()
  return renderPdf(writeEndingDocument(kind, policy), documentTheme(policy.terms.brand))
}
