import { journeys } from '@milepost/domain/journeys/journeys'
import { isIn, openStates, payingStates } from '@milepost/domain/payment/attempt-states'
import type { PaymentOption } from '@milepost/domain/payment/payment-option'
import { paymentSchedule } from '@milepost/domain/payment/payment-schedule'
import { type Proof, proofsAsked } from '@milepost/domain/purchase/proofs-asked'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import type { Pence } from '@milepost/domain/values/pence'
import { telematicsDeviceProviderOf } from '@milepost/pricing/products/telematics-device'
import type { Scope } from '../../platform/ports.ts'
import { grantedQuote } from '../../quote/open-quote.ts'
import type { PricedVersion } from '../../quote/ports.ts'
import type { Attempt, PaymentPorts } from '../attempt/ports.ts'
import { purchasedOption } from '../attempt/purchased-offer.ts'
import type { Policy, PolicyDocument, PreviousPolicy } from '../policy/ports.ts'
import { previousPolicy } from '../policy/previous-policy.ts'
import { renewsAutomatically } from '../policy/renews-automatically.ts'

export type PurchaseAsked = Scope & { session: string; reference: string }

export type PurchasedPolicy = {
  policy: Policy
  documents: readonly PolicyDocument[]
  version: PricedVersion
  attempt: Attempt
  paymentOption: PaymentOption
  /** Whether it renews automatically, as of now (D-279). */
  renews: boolean
  /** The proofs this customer has to show. */
  proofs: readonly Proof[]
  /** The policy it renews or restarts; none for a first one. */
  previous: PreviousPolicy | undefined
  instalments: { firstOn: LocalDate; first: Pence; standard: Pence; count: number } | undefined
}

export type PurchaseKnown =
  | { kind: 'none' | 'checking' | 'not-charged' }
  | ({ kind: 'bought' } & PurchasedPolicy)

/** The status of a purchase, only for the browser that made it (F28, D-250). */
export async function getPurchase(
  { reference, ...asked }: PurchaseAsked,
  ports: PaymentPorts,
): Promise<PurchaseKnown> {
  const now = ports.clock()
  const quote = await grantedQuote({ ...asked, reference }, now, ports.quotes)
  if (quote === undefined) return { kind: 'none' }
  const policy = await ports.policies.findByQuote(quote)
  if (policy) return { kind: 'bought', ...(await purchasedPolicy(policy, ports)) }
  const attempt = await ports.payments.lastAttempt(quote)
  // Prepared is not started: a customer who entered no card has nothing to wait for.
  if (attempt === undefined || isIn([...openStates, 'SUPERSEDED'], attempt.state)) return { kind: 'none' }
  return { kind: isIn(payingStates, attempt.state) ? 'checking' : 'not-charged' }
}

/** A policy with everything the page shows of it. */
export async function purchasedPolicy(
  policy: Policy,
  { policies, quotes, payments }: Pick<PaymentPorts, 'policies' | 'quotes' | 'payments'>,
): Promise<PurchasedPolicy> {
  const [documents, version, attempt] = await Promise.all([
    policies.documentsOf(policy),
    quotes.findVersion(policy, policy.quoteVersion),
    payments.findAttempt(policy.attemptId),
  ])
  const paymentOption = version && purchasedOption(version, policy)
  if (!version || !attempt || !paymentOption) throw new TypeError('A policy without its price')
  const previous = await previousPolicy(policy, version, { policies, quotes })
  const telematics = { deviceProvider: telematicsDeviceProviderOf(version.risk) }
  const proofs = proofsAsked(journeys[policy.journey], version.answers, telematics, previous?.answers)
  return {
    policy,
    documents,
    version,
    attempt,
    paymentOption,
    renews: await renewsAutomatically(policy, version.answers, { policies }),
    proofs,
    previous,
    instalments: instalmentsOf(policy, paymentOption),
  }
}

/** The option of the priced version that the policy was sold with. */
export function soldOption(
  { assessment }: Pick<PricedVersion, 'assessment'>,
  { optionId }: Pick<Policy, 'optionId'>,
) {
  if (assessment.kind === 'not-offered') return undefined
  return assessment.outcome.options.find((option) => option.optionId === optionId)
}

function instalmentsOf(
  { coverStart, issuedAt }: Policy,
  paymentOption: PaymentOption,
): PurchasedPolicy['instalments'] {
  if (paymentOption.method !== 'DIRECT_DEBIT') return undefined
  const start = { coverStart: londonDate(coverStart), today: londonDate(issuedAt) }
  const [first] = paymentSchedule(paymentOption.plan, start).filter(({ kind }) => kind === 'instalment')
  if (first === undefined) return undefined
  const { first: amount, standard, instalments: count } = paymentOption.plan
  return { firstOn: first.on, first: amount, standard, count }
}
