import type { WhatIfAnswers } from '@milepost/domain/journeys/what-if'
import { useEffect, useState } from 'react'
import { type Preview, previewQuote, type Results } from '../../api/pricing.ts'
import { type Changed, refusedBy } from '../change-offer.ts'
import type { Variant } from './variants.ts'

/** Long enough to change two controls in a row, short enough to feel immediate. */
const PAUSE_MS = 300

type Known = { asked: string; preview: Preview }

export type PreviewFailure = Exclude<Changed, { kind: 'changed' }>

/**
 * The prices of all variants, in one call: made after a short pause, an older call aborted. Until the reply arrives, and if the
 * call fails, each keeps its last price.
 */
export function usePreviews({ quoteReference, underwritingOutcome }: Results, variants: readonly Variant[]) {
  const outcomeId = underwritingOutcome.underwritingOutcomeResponseId
  const [known, setKnown] = useState<ReadonlyMap<number, Known>>(new Map())
  const [problem, setProblem] = useState<PreviewFailure & { asked: string }>()
  const [tries, setTries] = useState(0)
  const askedOf = (tried: WhatIfAnswers) => `${outcomeId} ${JSON.stringify(tried)}`
  const asked = JSON.stringify(variants.map(({ id, tried }) => [id, askedOf(tried)]))
  const isThere = variants.every(({ id, tried }) => known.get(id)?.asked === askedOf(tried))

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` contains all that is requested, and another try asks again
  useEffect(() => {
    if (isThere) return
    const line = new AbortController()
    const pause = setTimeout(async () => {
      const outcome = await previewQuote(
        { reference: quoteReference, outcomeId },
        variants.map(({ tried }) => tried),
        line.signal,
      )
      if (outcome.kind === 'aborted') return
      if (outcome.kind !== 'previewed')
        return setProblem({ ...(outcome.kind === 'refused' ? refusedBy(outcome.code) : outcome), asked })
      setProblem(undefined)
      setKnown(new Map(variants.flatMap((each, index) => entry(each, outcome.previews[index]))))
    }, PAUSE_MS)
    const entry = ({ id, tried }: Variant, preview: Preview | undefined): [number, Known][] =>
      preview ? [[id, { asked: askedOf(tried), preview }]] : []
    return () => {
      clearTimeout(pause)
      line.abort()
    }
  }, [asked, isThere, tries])

  const ofThis = problem?.asked === asked ? problem : undefined
  return {
    /** The last known price of a variant, and whether it is for the current values. */
    of: ({ id, tried }: Variant) => {
      const last = known.get(id)
      return last && { preview: last.preview, isCurrent: last.asked === askedOf(tried) }
    },
    problem: isThere ? undefined : ofThis,
    isLoading: !isThere && ofThis === undefined,
    retry: () => {
      setProblem(undefined)
      setTries((count) => count + 1)
    },
  }
}

export type Previews = ReturnType<typeof usePreviews>
