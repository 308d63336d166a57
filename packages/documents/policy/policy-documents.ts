import { dressOf } from '../brands/dresses'
import { fileNameOf } from '../documents-offered'
import type { Paper } from '../paper/blocks'
import { typeset } from '../paper/typeset'
import { certificate } from './certificate'
import type { PolicyFacts } from './policy-facts'
import { schedule } from './schedule'

/** The papers of a policy, beside those read before it was bought (D-154). */
export const policyDocumentKinds = {
  certificate: { name: 'Certificate of motor insurance', write: certificate },
  schedule: { name: 'Policy schedule', write: schedule },
} as const satisfies Record<string, { name: string; write: (facts: PolicyFacts) => Paper }>

export type PolicyDocumentKind = keyof typeof policyDocumentKinds

export function makePolicyDocument(kind: PolicyDocumentKind, facts: PolicyFacts): Promise<Uint8Array> {
  return typeset(policyDocumentKinds[kind].write(facts), dressOf(facts.terms.brand))
}

export type IssuedDocument = { kind: PolicyDocumentKind; name: string; fileName: string }

/** What a policy adds to the documents read before it was bought. */
export function documentsIssued({ terms, policyNumber }: PolicyFacts): readonly IssuedDocument[] {
  const kinds = ['certificate', 'schedule'] as const
  return kinds.map((kind) => {
    const { name } = policyDocumentKinds[kind]
    return { kind, name, fileName: fileNameOf(name, terms, policyNumber) }
  })
}
