import type { Changed, ChangePorts } from './change-add-ons'
import { openQuote, type QuoteAsked } from './open-quote'
import { rerate } from './rerate'

export type ProtectionRequest = QuoteAsked & { isProtected: boolean; outcomeId: string | undefined }

/** Asked of someone who has no discount to protect, or whom no protection is sold to (D-162). */
export type NotProtectable = { kind: 'not-protectable' }

/** Adds or removes protection of the no-claims discount. The answer the customer gave in the wizard changes with it. */
export async function updateNoClaimsProtection(
  { isProtected, outcomeId, ...asked }: ProtectionRequest,
  ports: ChangePorts,
): Promise<Changed | NotProtectable> {
  const opened = await openQuote(asked, ports)
  if (opened.kind !== 'open') return opened
  const { quote } = opened
  if (outcomeId !== undefined && outcomeId !== quote.current.outcomeId) return { kind: 'mismatch' }
  const { answers, marketing, choices, assessment } = quote.current
  const isSold = assessment.outcome.options.some(({ cover }) => cover.noClaimsProtection.kind === 'available')
  if (!isSold) return { kind: 'not-protectable' }
  const change = {
    answers: { ...answers, coverDetails: { ...answers.coverDetails, protectNoClaimsDiscount: isProtected } },
    marketing,
    choices,
    cause: 'no-claims-protection',
  } as const
  return rerate(quote, change, ports.clock(), ports)
}
