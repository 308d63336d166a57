import type { PurchasedPolicy } from '../../api/payment.ts'

export function aDocument(name: string, isReady = true): PurchasedPolicy['documents'][number] {
  const kind = name.toLowerCase().replaceAll(' ', '-')
  return { id: `${kind}-0123456789abcdefghij`, fileName: `${name} A-10000001.pdf`, name, kind, isReady }
}

/** A year bought in full by card, with its documents ready. */
export function aPolicy(more: Partial<PurchasedPolicy> = {}): PurchasedPolicy {
  return {
    quoteReference: 'A-2345678923',
    policyNumber: 'A-10000001',
    firstName: 'Priya',
    email: 'priya@example.com',
    vehicle: 'Ford Focus',
    registration: 'AA19 AAA',
    coverStart: '2026-11-16T09:00:00+00:00',
    coverEnd: '2027-11-15T23:59:00+00:00',
    term: 'annual',
    paidNow: 477,
    payment: 'TAKEN',
    automaticRenewal: false,
    documentsByPost: false,
    proofs: [],
    documents: [aDocument('Certificate of motor insurance'), aDocument('Policy schedule')],
    portalUserStatus: 'USER_CREATED',
    ...more,
  }
}
