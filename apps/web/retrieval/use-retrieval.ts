import { possibleReference } from '@milepost/domain/quote/quote-reference'
import { readRetrieval, retrievalQuestions } from '@milepost/domain/retrieval/security-questions'
import { useEffect, useEffectEvent, useState } from 'react'
import { askForLink, type LinkRequestResult } from '../api/ask-for-link.ts'
import { checkQuote } from '../api/retrieve-quote.ts'
import { useSecurityQuestions } from '../form/SecurityQuestions.tsx'
import { takeRetrievedQuote } from '../resume/resumed-quote.ts'
import { useNavigate, useSearchParams } from '../router.tsx'

/** A failed attempt: its reference, and whether the server replied. */
export type FailedRetrieval = { quoteReference: string; kind: 'not-found' | 'unreachable' }

/** The form of five details, its check, and the quote that it opens (RET-01 to RET-08). */
export function useRetrieval() {
  const navigate = useNavigate()
  const [isChecking, setChecking] = useState(false)
  const [failed, setFailed] = useState<FailedRetrieval>()
  const form = useSecurityQuestions({
    questions: retrievalQuestions,
    read: readRetrieval,
    onValid: async (securityAnswers) => {
      if (isChecking) return
      setFailed(undefined)
      setChecking(true)
      const taken = await takeRetrievedQuote(await checkQuote(securityAnswers))
      // Another of the brand's sites opens it, so this page stays as it is until that one has loaded.
      if (taken.kind === 'elsewhere') return location.assign(taken.address)
      setChecking(false)
      if (taken.kind !== 'go') {
        setFailed({ quoteReference: securityAnswers.quoteReference, kind: taken.kind })
        return
      }
      const { to, ...how } = taken.page
      navigate(to, how)
    },
  })
  useReferenceFromAddress((quoteReference) => form.type('quoteReference', quoteReference))
  return { form, isChecking, failed }
}

/** A reference in the URL is prefilled once and removed from the URL, regardless of the case of its name (D-229). */
function useReferenceFromAddress(take: (quoteReference: string) => void): void {
  const [query, setQuery] = useSearchParams()
  const name = [...query.keys()].find((each) => each.toLowerCase() === 'quoteref')
  const arrived = useEffectEvent((parameter: string) => {
    const reference = query.get(parameter) ?? ''
    const rest = new URLSearchParams(query)
    rest.delete(parameter)
    setQuery(rest, { replace: true })
    if (possibleReference.test(reference)) take(reference)
  })
  useEffect(() => {
    if (name !== undefined) arrived(name)
  }, [name])
}

export type QuoteLink = {
  state: 'idle' | 'asking' | LinkRequestResult
  ask: (quoteReference: string) => Promise<void>
}

/** Requests a link to the quote's own email address, for customers who cannot pass the check (D-236). */
export function useQuoteLink(onAsked?: (quoteReference: string) => void): QuoteLink {
  const [state, setState] = useState<QuoteLink['state']>('idle')
  const ask = async (quoteReference: string) => {
    if (state === 'asking') return
    setState('asking')
    const outcome = await askForLink({ quoteReference })
    setState(outcome)
    if (outcome === 'asked') onAsked?.(quoteReference)
  }
  return { state, ask }
}
