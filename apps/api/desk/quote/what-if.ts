import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import {
  moved,
  type WhatIfAnswers,
  type WhatIfChoice,
  type WhatIfName,
  whatIfChoices,
} from '@milepost/domain/journeys/what-if'
import { totalOf } from '@milepost/domain/quote/price'
import { londonDate } from '@milepost/domain/values/london-time'
import type { Pence } from '@milepost/domain/values/pence'
import type { PriceChanges } from '@milepost/pricing/receipt/changes'
import type { Clock, NotFound } from '../../platform/ports.ts'
import { termsOfQuote } from '../../quote/effective-answers.ts'
import type { QuoteKey, QuoteStore, RatesOn } from '../../quote/ports.ts'
import { previewTry } from '../../quote/preview-quote.ts'

export type WhatIfPorts = {
  quotes: Pick<QuoteStore, 'findQuote' | 'findVersion'>
  ratesOn: RatesOn
  clock: Clock
}

/** Codes of the chosen options, by what is varied. */
export type Tried = Readonly<Partial<Record<WhatIfName, string>>>

export type WhatIfOutcome =
  | {
      kind: 'tried'
      choices: readonly WhatIfChoice[]
      /** Undefined if we would not accept the risk. */
      total: Pence | undefined
      changes: PriceChanges | undefined
    }
  | { kind: 'unfit'; problem: string }
  | { kind: 'no-price' }
  | NotFound

/** The price with other cover, as the customer can try it next to their own; nothing is stored (DSK-326). */
export async function whatIf(
  { tried, ...key }: QuoteKey & { tried: Tried },
  ports: WhatIfPorts,
): Promise<WhatIfOutcome> {
  const now = ports.clock()
  const quote = await ports.quotes.findQuote(key, now)
  if (quote === undefined) return { kind: 'not-found' }
  if (quote.status !== 'priced') return { kind: 'no-price' }
  const { answers } = quote.current
  const here = {
    terms: termsOfQuote(quote),
    today: londonDate(now),
    now,
    channel: quote.channel,
    definition: journeyDefinition,
  }
  const varied = (Object.entries(tried) as [WhatIfName, string][]).reduce<WhatIfAnswers>(
    (before, [name, code]) => moved(before, name, code, answers, here),
    {},
  )
  const outcome = await previewTry(quote, varied, now, ports)
  if (outcome.kind === 'missing')
    return { kind: 'unfit', problem: outcome.missing[0]?.message ?? 'This cannot be chosen together' }
  const { assessment, changes } = outcome.preview
  const [option] = assessment.kind === 'offered' ? assessment.outcome.options : []
  return {
    kind: 'tried',
    choices: whatIfChoices(answers, varied, here),
    total: option && totalOf(option.price),
    changes,
  }
}
