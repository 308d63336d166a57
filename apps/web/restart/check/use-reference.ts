import { possibleReference } from '@milepost/domain/quote/possible-reference'
import { isQuoteReference, tidyReference } from '@milepost/domain/quote/quote-reference'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useRestart } from '../restart-state'

/** Which quote the page is about: named once in the address, and taken out of it at once (RST-01). */
export function useReference(): string | undefined {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const kept = useRestart((state) => state.quoteReference)
  const named = referenceIn(search)
  useEffect(() => {
    if (named === undefined) return
    useRestart.setState({ quoteReference: named })
    void navigate(pathname, { replace: true })
  }, [named, pathname, navigate])
  return named ?? kept
}

/** Links are typed over as well as followed: the name in any case, the reference however it is written. */
function referenceIn(search: string): string | undefined {
  const query = [...new URLSearchParams(search)]
  const [, text = ''] = query.find(([name]) => name.toLowerCase() === 'quoteref') ?? []
  const tidy = tidyReference(text)
  const reference = isQuoteReference(tidy) ? tidy : text.trim()
  return possibleReference.test(reference) ? reference : undefined
}
