import type { AddOnCode } from '@milepost/domain/quote/add-ons'
import { isMeasured } from '@milepost/domain/terms/terms'
import { certificate } from './content/certificate'
import { signedCreditAgreement } from './content/credit-agreement'
import { directDebitConfirmation } from './content/direct-debit-confirmation'
import { boughtExtras, extraInformation, ipid } from './content/ipid'
import { schedule } from './content/schedule'
import { frozenStatement } from './content/statement-of-fact'
import { welcomeLetter } from './content/welcome-letter'
import { type DocumentKind, documentKinds } from './document-kinds'
import { fileNameOf } from './documents-offered'
import type { Paper } from './pdf/blocks'
import { typeset } from './pdf/render'
import { issued } from './phrases/document-header'
import { termsOfExtra } from './phrases/extras'
import type { PolicyFacts } from './policy-facts'
import { documentTheme } from './theme'

/** The papers of a policy by name; the information about each extra has the extra's own code. */
export type PolicyDocumentKind =
  | 'welcome-letter'
  | 'certificate'
  | 'schedule'
  | 'direct-debit-confirmation'
  | Extract<
      DocumentKind,
      | 'statement-of-fact'
      | 'policy-wording'
      | 'ipid'
      | 'terms-of-business'
      | 'subscription-terms'
      | 'telematics-terms'
      | 'credit-agreement'
    >
  | `ipid-${AddOnCode}`

export type IssuedDocument = { kind: PolicyDocumentKind; name: string; fileName: string }

/** The papers a policyholder has, by journey, length of cover, extras and way of paying, in the order they are listed (THX-02, D-154). */
export function documentsIssued(facts: PolicyFacts): readonly IssuedDocument[] {
  return papersOf(facts).map(({ kind, name }) => ({
    kind,
    name,
    fileName: fileNameOf(name, facts.terms, facts.policyNumber),
  }))
}

/** What is drawn for one of them. Asking for one the policy has not is a mistake of the caller. */
export function writePolicyDocument(kind: PolicyDocumentKind, facts: PolicyFacts): Paper {
  const found = papersOf(facts).find((paper) => paper.kind === kind)
  if (!found) throw new Error(`This policy has no ${kind}`)
  return found.write(facts)
}

/** One paper of a policy, as a tagged PDF. The same facts give the same bytes (F20). */
export async function makePolicyDocument(kind: PolicyDocumentKind, facts: PolicyFacts): Promise<Uint8Array> {
  return typeset(writePolicyDocument(kind, facts), documentTheme(facts.terms.brand))
}

type PolicyPaper = { kind: PolicyDocumentKind; name: string; write: (facts: PolicyFacts) => Paper }

function papersOf(facts: PolicyFacts): readonly PolicyPaper[] {
  const { terms, option, payment } = facts
  return [
    { kind: 'welcome-letter', name: 'Welcome letter', write: welcomeLetter },
    { kind: 'certificate', name: 'Certificate of motor insurance', write: certificate },
    { kind: 'schedule', name: 'Policy schedule', write: schedule },
    { ...ofTheOffer('statement-of-fact'), write: frozenStatement },
    ofTheOffer('policy-wording'),
    { ...ofTheOffer('ipid'), write: productInformationOf },
    ...boughtExtras(facts).map((extra): PolicyPaper => {
      const { name } = termsOfExtra(extra.code, terms.cover)
      return {
        kind: `ipid-${extra.code}`,
        name: `${documentKinds.ipid.name}, ${name}`,
        write: (all) => extraInformation(all, extra),
      }
    }),
    ...(option.term === 'thirty-day' ? [ofTheOffer('subscription-terms')] : []),
    ...(isMeasured(terms) ? [ofTheOffer('telematics-terms')] : []),
    ...(payment.method === 'DIRECT_DEBIT' ? ofCredit : []),
    ofTheOffer('terms-of-business'),
  ]
}

/** Company and product stay at its head, as its rules have them. */
function productInformationOf(facts: PolicyFacts): Paper {
  const paper = ipid(facts)
  return issued(paper, facts, [...paper.about, { label: 'Policy number', value: facts.policyNumber }])
}

/** Its copy with the signatures, and the advance notice of every payment (DDM-03, CON-25). */
const ofCredit: readonly PolicyPaper[] = [
  { ...ofTheOffer('credit-agreement'), write: signedCreditAgreement },
  {
    kind: 'direct-debit-confirmation',
    name: 'Direct debit confirmation',
    write: directDebitConfirmation,
  },
]

/** A paper that was read before buying, as the policyholder keeps it. */
function ofTheOffer<Kind extends PolicyDocumentKind & DocumentKind>(kind: Kind) {
  const { name, write } = documentKinds[kind]
  return { kind, name, write: (facts: PolicyFacts) => issued(write(facts), facts) }
}
