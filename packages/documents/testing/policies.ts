import { type CollectionCode, financeCode } from '@milepost/domain/payment/payment-option'
import { policyPeriod } from '@milepost/domain/quote/policy-period'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { localDate } from '@milepost/domain/values/local-date'
import { instantOf } from '@milepost/domain/values/london-time'
import { type PolicyDocumentKind, writePolicyDocument } from '../documents.ts'
import { renderPdf } from '../pdf/render.ts'
import { type IssuedPolicy, type PolicyDocumentData, policyDocumentData } from '../policy-document-data.ts'
import { documentTheme } from '../theme.ts'
import { aQuote, type QuoteChanges } from './quotes.ts'
import { type ReadPdf, readPdf } from './read-pdf.ts'

/** Made-up policies for tests, purchased an hour after they were priced; tests change what they need. */

export const issuedAt = new Date('2026-11-15T11:00:00Z')

export type PolicyChanges = Partial<IssuedPolicy> & { quoted?: QuoteChanges; pays?: 'monthly' | 'in-full' }

export function anIssuedPolicy(
  id: JourneyId,
  { quoted, pays = 'monthly', ...changes }: PolicyChanges = {},
): IssuedPolicy {
  const quote = aQuote(id, quoted)
  const { effectiveFrom } = quote.answers.coverDetails
  if (!effectiveFrom) throw new Error('A policy has a start')
  const { from, to } = policyPeriod(quote.option.term, effectiveFrom)
  const collectionCode = collectionCodeOf(quote, pays)
  return {
    quote,
    policyNumber: 'A-10000427',
    issuedAt,
    coverStart: instantOf(from),
    coverEnd: instantOf(to),
    collectionCode,
    credit:
      collectionCode === financeCode
        ? {
            acceptedOn: localDate('2026-11-15'),
            acceptedAt: new Date('2026-11-15T10:58:00Z'),
            account: {
              holder: 'Alan Morgan',
              lastFour: '4958',
              sortCodeEnding: '99',
              bankName: 'Lloyds Bank',
            },
          }
        : undefined,
    email: 'alan@morgan.example',
    documentsByPost: false,
    automaticRenewal: false,
    isCardSaved: true,
    sendWelcomePack: false,
    ...changes,
  }
}

export function aPolicy(id: JourneyId, changes: PolicyChanges = {}): PolicyDocumentData {
  return policyDocumentData(anIssuedPolicy(id, changes))
}

/** A document rendered as usual, but uncompressed for reading. */
export async function readPolicyDocument(
  kind: PolicyDocumentKind,
  policy: PolicyDocumentData,
): Promise<ReadPdf> {
  return readPdf(await renderPdf(writePolicyDocument(kind, policy), documentTheme(policy.terms.brand), false))
}

/** Monthly if requested and possible for the offer. */
function collectionCodeOf({ option }: IssuedPolicy['quote'], pays: 'monthly' | 'in-full'): CollectionCode {
  const codes = option.paymentOptions.map(({ code }) => code)
  const card = codes.find((code) => code !== financeCode)
  if (!card) throw new Error('Every offer can be paid by card')
  return pays === 'monthly' && codes.includes(financeCode) ? financeCode : card
}
