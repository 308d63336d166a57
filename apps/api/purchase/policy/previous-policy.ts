import type { PricedVersion } from '../../quote/ports.ts'
import type { PaymentPorts } from '../attempt/ports.ts'
import { endedExtras, optionSold } from '../ending/ended-extras.ts'
import type { Policy, PreviousPolicy } from './ports.ts'

/** Undefined for a customer's first policy: only that one welcomes them and asks for every proof. */
export async function previousPolicy(
  policy: Policy,
  version: PricedVersion,
  { policies, quotes }: Pick<PaymentPorts, 'policies' | 'quotes'>,
): Promise<PreviousPolicy | undefined> {
  const before = await policies.findPrevious(policy)
  const sold = before && (await quotes.findVersion(before.policy, before.policy.quoteVersion))
  if (!before || !sold) return undefined
  const ended =
    before.kind === 'renewal' ? endedExtras(optionSold(sold, before.policy), optionSold(version, policy)) : []
  return {
    kind: before.kind,
    policyNumber: before.policy.policyNumber,
    answers: sold.answers,
    endedExtras: ended.map(({ description }) => description),
  }
}
