import { useEffect, useState } from 'react'
import { getNoClaimsScale, type NoClaimsScale } from '../../api/get-no-claims-scale'

export type ScaleState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'scale'; scale: NoClaimsScale }

/** The scale of this quote, fetched anew for each price of it: the price of protection moves with the rest. */
export function useScale(reference: string, outcomeId: string) {
  const [state, setState] = useState<ScaleState>({ kind: 'loading' })
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another outcome and another try ask again
  useEffect(() => {
    const line = new AbortController()
    void getNoClaimsScale(reference, line.signal).then((outcome) => {
      if (outcome.kind === 'scale') setState(outcome)
      // A scale that was shown is still the scale.
      if (outcome.kind === 'failed') setState((before) => (before.kind === 'scale' ? before : outcome))
    })
    return () => line.abort()
  }, [reference, outcomeId, tries])
  const retry = () => {
    setState({ kind: 'loading' })
    setTries((count) => count + 1)
  }
  return { state, retry }
}
