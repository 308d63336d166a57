import { getPolicyDocumentsByPolicyReference } from '@milepost/contract/calls/document'
import { getPurchase as getPurchaseCall } from '@milepost/contract/calls/payment'
import type { purchasedPolicy } from '@milepost/contract/shapes/policy'
import { formatInstant } from '@milepost/domain/values/london-time'
import { toPounds } from '@milepost/domain/values/pence'
import type * as z from 'zod/mini'
import { refuse } from '../../platform/http/problem.ts'
import { answer, type Route, route } from '../../platform/http/route.ts'
import { scopeOf } from '../../platform/http/tenancy.ts'
import type { PaymentPorts } from '../attempt/ports.ts'
import { getPurchase, type PurchasedPolicy, soldOption } from '../take-up/get-purchase.ts'
import { portalStatus } from '../take-up/purchase-answer.ts'
import { listPolicyDocuments } from './policy-documents.ts'

const statuses = { none: 'NONE', checking: 'CHECKING', 'not-charged': 'NOT_CHARGED' } as const

/** The status of a purchase, and the documents of a policy, for the browser that bought it (API-35, F28, D-250). */
export function purchaseRoutes(ports: PaymentPorts): readonly Route[] {
  return [
    route(getPurchaseCall, async ({ query, tenancy }, { session }) => {
      const asked = { ...scopeOf(tenancy), session, reference: query.QuoteReference }
      const known = await getPurchase(asked, ports)
      if (known.kind !== 'bought') return answer(200, { status: statuses[known.kind] })
      return answer(200, { status: 'BOUGHT' as const, policy: toDto(known) })
    }),
    route(getPolicyDocumentsByPolicyReference, async ({ params, tenancy }, { session }) => {
      const asked = { ...scopeOf(tenancy), policyNumber: params.policyref, session }
      const listed = await listPolicyDocuments(asked, ports)
      if (listed.kind === 'not-found') return refuse('POLICY_NOT_FOUND')
      return answer(
        200,
        listed.value.map(({ id, fileName }) => ({ id, fileName })),
      )
    }),
  ]
}

function toDto(purchased: PurchasedPolicy): z.output<typeof purchasedPolicy> {
  const { policy, documents, version, attempt, instalments, proofs } = purchased
  const { vehicleDetails, proposerDetails } = version.answers
  const { vehicleInfo, registration } = vehicleDetails
  const agreed = soldOption(version, policy)?.agreedTerms
  return {
    quoteReference: policy.reference,
    policyNumber: policy.policyNumber,
    firstName: proposerDetails.firstName ?? '',
    email: policy.contact.email,
    vehicle: vehicleInfo ? `${vehicleInfo.make.desc} ${vehicleInfo.model.desc}` : '',
    ...(registration && { registration }),
    coverStart: formatInstant(policy.coverStart),
    coverEnd: formatInstant(policy.coverEnd),
    term: policy.term,
    paidNow: toPounds(policy.dueNow),
    payment: policy.dueNow === 0 ? 'NONE' : attempt.state === 'CAPTURED' ? 'TAKEN' : 'HELD',
    ...(instalments && {
      instalments: {
        firstOn: instalments.firstOn,
        first: toPounds(instalments.first),
        standard: toPounds(instalments.standard),
        count: instalments.count,
      },
    }),
    automaticRenewal: purchased.renews,
    documentsByPost: policy.contact.documentsByPost,
    documents: documents.map(({ id, fileName, name, kind, isReady }) => ({
      id,
      fileName,
      name,
      kind,
      isReady,
    })),
    proofs: proofs.map(({ code, title, what, by }) => ({ code, title, what, by })),
    ...(agreed && { agreedTerms: [...agreed.forCustomer] }),
    portalUserStatus: policy.portalUser === undefined ? 'PENDING' : portalStatus(policy.portalUser),
  }
}
