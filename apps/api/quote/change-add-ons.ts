import { type AddOnCode, withAddOn } from '@milepost/domain/quote/add-ons'
import type { Clock, NotFound } from '../platform/ports.ts'
import { type Closed, type OpenQuote, openQuote, type QuoteAsked } from './open-quote.ts'
import type { PricingCause, QuoteStore } from './ports.ts'
import { type Mismatch, type RatePorts, type Rerated, rerate } from './rerate.ts'

export type ChangePorts = RatePorts & {
  quotes: Pick<QuoteStore, 'findGranted' | 'findQuote' | 'findVersion' | 'addVersions'>
  clock: Clock
}

export type Changed = Rerated | NotFound | Closed | Mismatch

/** The ids a caller names; all must be of the current outcome (safety K1). */
export type NamedOutcome = { outcomeId: string; optionId: string; coverId: string }

export type NamedAddOn = { dataPointId: string; code: string }

/** The list is the whole choice: an extra left out is removed (D-171). */
export async function repriceWithAddOns(
  { named, addOns, ...asked }: QuoteAsked & { named: NamedOutcome; addOns: readonly NamedAddOn[] },
  ports: ChangePorts,
): Promise<Changed> {
  const opened = await openQuote(asked, ports)
  if (opened.kind !== 'open') return opened
  const chosen = isCurrent(opened.quote, named) ? codesNamed(opened.quote, addOns) : undefined
  return chosen === undefined ? { kind: 'mismatch' } : choose(opened.quote, chosen, ports)
}

/** Removes one extra, named by its priced line (D-171). */
export async function removeAddOn(
  { dataPointId, ...asked }: QuoteAsked & { dataPointId: string },
  ports: ChangePorts,
): Promise<Changed> {
  const opened = await openQuote(asked, ports)
  if (opened.kind !== 'open') return opened
  const { quote } = opened
  const gone = optionsOf(quote)
    .flatMap(({ addOns }) => addOns)
    .find((addOn) => addOn.dataPointId === dataPointId && addOn.selected)
  if (gone === undefined) return { kind: 'mismatch' }
  const stored = quote.current.choices.addOns.filter((code) => code !== gone.code)
  return choose(quote, stored, ports)
}

async function choose(quote: OpenQuote, addOns: readonly AddOnCode[], ports: ChangePorts): Promise<Changed> {
  const { answers, marketing } = quote.current
  const cause: PricingCause = 'add-ons'
  return rerate(quote, { answers, marketing, choices: { addOns }, cause }, ports.clock(), ports)
}

function isCurrent(quote: OpenQuote, { outcomeId, optionId, coverId }: NamedOutcome): boolean {
  return (
    outcomeId === quote.current.outcomeId &&
    optionsOf(quote).some((option) => option.optionId === optionId && option.cover.dataPointId === coverId)
  )
}

/**
 * Of two of a kind the later counts (AON-02, AON-03); one that is not on offer invalidates the whole choice. What the cover
 * already includes is not a choice.
 */
export function codesNamed(quote: OpenQuote, named: readonly NamedAddOn[]): readonly AddOnCode[] | undefined {
  const offered = optionsOf(quote).flatMap(({ addOns }) => addOns)
  const found = named
    .map(({ dataPointId, code }) =>
      offered.find((addOn) => addOn.dataPointId === dataPointId && addOn.code === code),
    )
    .filter((addOn) => addOn !== undefined)
  if (found.length < named.length) return undefined
  return found
    .filter(({ annualCost }) => annualCost > 0)
    .map(({ code }) => code)
    .reduce<readonly AddOnCode[]>(withAddOn, [])
}

function optionsOf(quote: OpenQuote) {
  return quote.current.assessment.outcome.options
}

export type ProtectionRequest = QuoteAsked & { isProtected: boolean; outcomeId: string | undefined }

/** There is no discount to protect, or protection is not sold to this customer (D-162). */
export type NotProtectable = { kind: 'not-protectable' }

/** Adds or removes protection of the no-claims discount, and updates the answer in the wizard to match. */
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
