import type { Results } from '../api/price-quote'
import type { ContactReply } from '../api/update-contact'

/** The same outcome under the ids it is bought by now (BUY-15). */
export function outcomeWithIds(
  outcome: Results['underwritingOutcome'],
  { optionId, underwritingOutcomeResponseId }: ContactReply,
): Results['underwritingOutcome'] {
  const [first, ...others] = outcome.underwrittenOptions
  return {
    ...outcome,
    underwritingOutcomeResponseId,
    underwrittenOptions: first ? [{ ...first, optionId }, ...others] : [],
  }
}
