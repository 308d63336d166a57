import { whyNotByItself } from '@milepost/domain/renewal/automatic-renewal'
import type { PaymentPorts } from '../purchase/attempt/ports.ts'
import type { Policy } from '../purchase/policy/ports.ts'
import { asItEnds } from '../purchase/policy/renews-automatically.ts'
import type { SavedCardStore } from './ports.ts'

/**
 * Saves the card of a paid policy where the customer agreed (CRD-04). Called after the capture, when the provider has the card.
 * False when the provider could not be asked.
 */
export async function saveCard(
  attemptId: string,
  ports: PaymentPorts & { savedCards: SavedCardStore },
): Promise<boolean> {
  const attempt = await ports.payments.findAttempt(attemptId)
  if (!attempt?.requested?.saveCard || !attempt.provider || attempt.providerRef === undefined) return true
  const policy = await ports.policies.findByQuote(attempt)
  const provider = ports.cards.byName(attempt.provider)
  if (!policy || !provider || (await ports.savedCards.findCard(policy))) return true
  const payment = await provider.find(attempt.providerRef)
  if (payment.kind === 'failed') return false
  const known = payment.kind === 'found' ? payment.value : undefined
  if (known?.saved === undefined) return true
  // A card that can never be charged again is not kept, by us or by the provider (D-281).
  if (await isNeverCharged(policy, ports)) return (await provider.removeSaved(known.saved)).kind === 'found'
  const { lastFour, expiresIn } = known.paidWith ?? {}
  const card = { ...known.saved, provider: attempt.provider, lastFour, expiresIn }
  await ports.savedCards.saveCard(policy, card, ports.clock())
  return true
}

async function isNeverCharged(policy: Policy, { quotes }: Pick<PaymentPorts, 'quotes'>): Promise<boolean> {
  const version = await quotes.findVersion(policy, policy.quoteVersion)
  return version !== undefined && whyNotByItself(asItEnds(policy, version.answers, true)) !== undefined
}
