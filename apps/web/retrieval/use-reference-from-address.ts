import { possibleReference } from '@milepost/domain/quote/possible-reference'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'

/** A reference given in the address is filled in once and removed from the address, whatever the case of its name (D-229). */
export function useReferenceFromAddress(take: (quoteReference: string) => void): void {
  const [query, setQuery] = useSearchParams()
  const name = [...query.keys()].find((each) => each.toLowerCase() === 'quoteref')
  const arrived = useEffectEvent((given: string) => {
    const reference = query.get(given) ?? ''
    const rest = new URLSearchParams(query)
    rest.delete(given)
    setQuery(rest, { replace: true })
    if (possibleReference.test(reference)) take(reference)
  })
  useEffect(() => {
    if (name !== undefined) arrived(name)
  }, [name])
}
