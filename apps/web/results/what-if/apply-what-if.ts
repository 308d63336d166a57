import { answersWith, type TryOut } from '@milepost/domain/journeys/try-out'
import type { EndOfQuote } from '../../api/quote-problems'
import { getPrice } from '../../offer/get-price'
import { keepAnswers, useQuote } from '../../state/quote-state'
import { staysOnResults } from '../../state/results-path'
import { whileUpdating } from '../change-offer'

export type Kept = { kind: 'kept'; leaveFor: EndOfQuote | undefined } | { kind: 'failed' }

/** Makes what was tried the quote: the answers change, and the quote is rated with them. Without a price nothing has changed. */
export async function keepTry(tried: TryOut): Promise<Kept> {
  const { answers, provenance } = useQuote.getState()
  keepAnswers(answersWith(answers, tried))
  const outcome = await whileUpdating(getPrice)
  if (outcome.kind === 'go')
    return { kind: 'kept', leaveFor: staysOnResults(outcome.end.to) ? undefined : outcome.end }
  useQuote.setState({ answers, provenance: provenance ?? {} })
  return { kind: 'failed' }
}
