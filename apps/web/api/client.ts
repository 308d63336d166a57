import { createClient } from '@milepost/contract/client'
import { tenancyOf } from '@milepost/contract/tenancy'
import { journey } from '../brands/current.ts'

/** The restart service may be on its own host (API-42, D-006); the page says which. */
const restart = document.querySelector<HTMLMetaElement>('meta[name="restart-url"]')?.content

export const client = createClient({
  tenancy: tenancyOf(journey.id),
  timeoutMs: 20_000,
  ...(restart !== undefined && { hosts: { restart } }),
})

/** A price that cannot be bought: the reply has no id for the outcome or an option. */
class MissingIdError extends Error {
  override readonly name = 'MissingIdError'
}

type Priced = {
  underwritingOutcome: {
    underwritingOutcomeResponseId: string
    underwrittenOptions: readonly { optionId: string }[]
  }
}

/** Whether a price lacks the id of its outcome, or of one of its options (ERR-33). */
export function lacksIds({ underwritingOutcome }: Priced): boolean {
  const { underwritingOutcomeResponseId, underwrittenOptions } = underwritingOutcome
  return !underwritingOutcomeResponseId || underwrittenOptions.some(({ optionId }) => !optionId)
}

/** Reported to the error listener, and handled like any other internal error (ERR-33, ERR-34). */
export function missingIds(): { kind: 'refused'; code: 'INTERNAL_ERROR' } {
  reportError(new MissingIdError('A price came without its ids'))
  return { kind: 'refused', code: 'INTERNAL_ERROR' }
}
