import { readRetrieval, retrievalQuestions } from '@milepost/domain/returning/read-facts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { checkQuote } from '../api/check-quote'
import { useFactsForm } from '../form/use-security-questions'
import { giveBack } from '../resume/open-quote'
import { useReferenceFromAddress } from './use-reference-from-address'

/** A try that failed: with which reference, and whether anybody answered. */
export type FailedRetrieval = { quoteReference: string; kind: 'not-found' | 'unreachable' }

/** The five facts, checked, and the quote they open (RET-01 to RET-08). */
export function useRetrieval() {
  const navigate = useNavigate()
  const [isChecking, setChecking] = useState(false)
  const [failed, setFailed] = useState<FailedRetrieval>()
  const form = useFactsForm({
    questions: retrievalQuestions,
    read: readRetrieval,
    onGood: async (facts) => {
      if (isChecking) return
      setFailed(undefined)
      setChecking(true)
      const given = await giveBack(await checkQuote(facts))
      // Another of the brand's sites opens it, so this page stays as it is until that one is here.
      if (given.kind === 'elsewhere') return location.assign(given.address)
      setChecking(false)
      if (given.kind !== 'go') {
        setFailed({ quoteReference: facts.quoteReference, kind: given.kind })
        return
      }
      const { to, ...how } = given.way
      await navigate(to, how)
    },
  })
  useReferenceFromAddress((quoteReference) => form.type('quoteReference', quoteReference))
  return { form, isChecking, failed }
}
