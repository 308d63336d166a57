import { linkParameters, referenceIn } from '@milepost/contract/link-address'
import { isQuoteReference, tidyReference } from '@milepost/domain/quote/quote-reference'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useRestart } from '../restart-state'

/** Which quote the page is about: named once in the address, and taken out of it at once (RST-01). */
export function useReference(): string | 'damaged' | undefined {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const kept = useRestart((state) => state.quoteReference)
  const named = namedIn(search)
  useEffect(() => {
    if (named === undefined || named === 'damaged') return
    useRestart.setState({ quoteReference: named })
    void navigate(pathname, { replace: true })
  }, [named, pathname, navigate])
  return named ?? kept
}

const PARAMETER = 'quoteref'

/** Links are typed over as well as followed: the name in any case, the reference however it is written. */
function namedIn(search: string): string | 'damaged' | undefined {
  const query = [...linkParameters(search)]
  const [, text] = query.find(([name]) => name.toLowerCase() === PARAMETER) ?? []
  if (text === undefined) return undefined
  const reference = tidyReference(referenceIn(text))
  // Its last character checks the others, so that a mistyped one is known before anything is asked (D-143).
  return isQuoteReference(reference) ? reference : 'damaged'
}
