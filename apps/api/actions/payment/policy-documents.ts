import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Clock } from '../../ports/clock'
import type { Paper } from '../../ports/papers'
import type { PolicyPaper, PolicyStore } from '../../ports/policies'
import type { Found, NotFound } from '../../ports/provider'
import type { QuoteStore } from '../../ports/quotes'
import { sessionHash } from '../quote/session-hash'

export type PolicyDocumentPorts = {
  policies: Pick<PolicyStore, 'findPolicy' | 'papersOf' | 'findPaper'>
  quotes: Pick<QuoteStore, 'findGranted'>
  clock: Clock
}

type Asked = { tenant: BrandCode; session: string }

/** The papers of a policy, for the browser that holds it. Unknown, another brand's and another browser's read alike (D-250). */
export async function listPolicyDocuments(
  { tenant, session, policyNumber }: Asked & { policyNumber: string },
  ports: PolicyDocumentPorts,
): Promise<Found<readonly PolicyPaper[]> | NotFound> {
  const policy = await ports.policies.findPolicy({ tenant, policyNumber })
  if (!policy || !(await isHeld(tenant, policy.reference, session, ports))) return { kind: 'not-found' }
  return { kind: 'found', value: await ports.policies.papersOf(policy) }
}

/** One of them. A paper that is not made yet is not there: nobody is ever given half of one (F20). */
export async function downloadPolicyDocument(
  { tenant, session, id }: Asked & { id: string },
  ports: PolicyDocumentPorts,
): Promise<Found<Paper> | NotFound> {
  const paper = await ports.policies.findPaper(tenant, id)
  if (!paper?.bytes || !(await isHeld(tenant, paper.reference, session, ports))) return { kind: 'not-found' }
  return { kind: 'found', value: { fileName: paper.fileName, bytes: paper.bytes } }
}

async function isHeld(
  tenant: BrandCode,
  reference: string,
  session: string,
  { quotes, clock }: PolicyDocumentPorts,
) {
  const held = { sessionHash: sessionHash(session), now: clock() }
  return (await quotes.findGranted({ tenant, reference }, held)) !== undefined
}
