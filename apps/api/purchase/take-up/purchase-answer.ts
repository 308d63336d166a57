import type { Policy, PolicyDocument, PolicyStore } from '../policy/ports.ts'

/** The reply to a quote that was taken up (DAT-26). */
export type PurchaseAnswer = {
  policyNumber: string
  documents: readonly { id: string; fileName: string }[]
  portalUserStatus: 'USER_NOT_CREATED' | 'USER_CREATED' | 'USER_ALREADY_EXISTS'
}

const BETWEEN_LOOKS = 100

/**
 * The reply to a purchase. It waits a moment to include the documents and the portal account. Once sent, every repeat is the same,
 * byte for byte (F3).
 */
export async function purchaseAnswer(
  policy: Policy,
  policies: Pick<PolicyStore, 'documentsOf' | 'findPolicy' | 'answerOnce'>,
  patienceMs: number,
): Promise<PurchaseAnswer> {
  const start = performance.now()
  let known = await look(policy, policies)
  while (!isComplete(known) && performance.now() - start < patienceMs) {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS))
    known = await look(policy, policies)
  }
  const answer: PurchaseAnswer = {
    policyNumber: policy.policyNumber,
    documents: known.documents.map(({ id, fileName }) => ({ id, fileName })),
    portalUserStatus: portalStatus(known.portalUser),
  }
  return asStored(answer, await policies.answerOnce(policy, answer))
}

type Known = { documents: readonly PolicyDocument[]; portalUser: Policy['portalUser'] }

async function look(
  policy: Policy,
  policies: Pick<PolicyStore, 'documentsOf' | 'findPolicy'>,
): Promise<Known> {
  const [documents, now] = await Promise.all([policies.documentsOf(policy), policies.findPolicy(policy)])
  return { documents, portalUser: now?.portalUser }
}

function isComplete({ documents, portalUser }: Known): boolean {
  return portalUser !== undefined && documents.every(({ isReady }) => isReady)
}

/** Not known yet counts as not created: the page asks again and shows it when it is there (D-217, F22). */
export function portalStatus(user: Policy['portalUser']): PurchaseAnswer['portalUserStatus'] {
  if (user === 'created') return 'USER_CREATED'
  return user === 'exists' ? 'USER_ALREADY_EXISTS' : 'USER_NOT_CREATED'
}

/** The first reply, as stored. */
function asStored(now: PurchaseAnswer, stored: unknown): PurchaseAnswer {
  return typeof stored === 'object' && stored !== null ? { ...now, ...stored } : now
}
