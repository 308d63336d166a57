import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { refusals } from '../testing/refusals.ts'
import { purchase } from './policy.ts'

const purchasedPolicy = {
  policyNumber: 'A-12345678',
  documents: [{ id: '018f3c1e-7a52-7c11-9d0a-3b6f2f1e4a55', fileName: 'certificate.pdf' }],
  portalUserStatus: 'USER_NOT_CREATED',
}

it('has a policy number, its documents and one of three states of the portal account [DAT-26]', () => {
  for (const portalUserStatus of ['USER_NOT_CREATED', 'USER_CREATED', 'USER_ALREADY_EXISTS'])
    expect(z.parse(purchase, { ...purchasedPolicy, portalUserStatus })).toEqual({
      ...purchasedPolicy,
      portalUserStatus,
    })
  expect(refusals(purchase, { ...purchasedPolicy, portalUserStatus: 'PENDING' })).toHaveLength(1)
  expect(refusals(purchase, {})).toHaveLength(3)
})

it('has only the id and file name of a document [DAT-32]', () => {
  const [document] = purchasedPolicy.documents
  const stored = { ...document, storageKey: 'x', sha256: 'y' }
  expect(z.parse(purchase, { ...purchasedPolicy, documents: [stored] }).documents).toEqual([document])
  for (const missing of ['id', 'fileName'])
    expect(
      refusals(purchase, { ...purchasedPolicy, documents: [{ ...document, [missing]: undefined }] }),
    ).toHaveLength(1)
})
