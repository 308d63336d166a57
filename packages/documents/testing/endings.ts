import type { PolicyEnding } from '@milepost/domain/policy/policy-ending'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { pence } from '@milepost/domain/values/pence'
import { type EndingDocumentKind, writeEndingDocument } from '../ending-documents.ts'
import { renderPdf } from '../pdf/render.ts'
import type { EndedPolicyData } from '../policy-document-data.ts'
import { documentTheme } from '../theme.ts'
import { aPolicy, type PolicyChanges } from './policies.ts'
import { type ReadPdf, readPdf } from './read-pdf.ts'

/** Made-up endings of policies for tests. */

export const cancelledEnding: PolicyEnding = {
  endedAt: new Date('2027-02-03T23:59:00Z'),
  cancellation: {
    reason: 'non-payment',
    askedAt: new Date('2027-01-20T10:00:00Z'),
    isBeforeStart: false,
    money: {
      figures: {
        basis: 'days-left',
        daysCovered: 76,
        daysInAll: 365,
        premium: pence(80_000),
        fee: pence(3_500),
        charge: pence(16_657),
        refund: pence(63_343),
        tax: pence(6_787),
        toLender: pence(0),
        againstDebt: pence(0),
        toCard: pence(63_343),
        stillOwedToLender: pence(0),
        stillOwedToUs: pence(0),
      },
      paidByCard: pence(83_500),
      returnedBefore: pence(0),
    },
  },
  noClaims: { declaredYears: 4, isYearEarned: false, years: 4, isProtected: true, hasKnownClaim: false },
}

export const ranOutEnding: PolicyEnding = {
  endedAt: new Date('2027-11-19T23:59:00Z'),
  cancellation: undefined,
  noClaims: { declaredYears: 4, isYearEarned: true, years: 5, isProtected: false, hasKnownClaim: false },
}

export function anEndedPolicy(
  id: JourneyId,
  ending: PolicyEnding,
  changes: PolicyChanges = {},
): EndedPolicyData {
  return { ...aPolicy(id, { pays: 'in-full', ...changes }), ending }
}

/** Rendered as usual, but uncompressed for reading. */
export async function readEndingDocument(
  kind: EndingDocumentKind,
  policy: EndedPolicyData,
): Promise<ReadPdf> {
  return readPdf(await renderPdf(writeEndingDocument(kind, policy), documentTheme(policy.terms.brand), false))
}
