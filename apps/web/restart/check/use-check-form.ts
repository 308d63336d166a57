import type { RetrievalFacts } from '@milepost/domain/returning/facts'
import { readRetrieval, retrievalQuestions } from '@milepost/domain/returning/read-facts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { checkQuote } from '../../api/check-quote'
import { useFactsForm } from '../../form/use-security-questions'
import type { GivenBack } from '../../resume/open-quote'
import { checked } from './checked'

/** As the specification lists them; the fifth fact, the reference, came with the link (RST-02, D-220). */
const order = ['surname', 'dateOfBirth', 'postcode', 'registration']
const questions = order.flatMap((name) => retrievalQuestions.filter((question) => question.name === name))

/** Why nothing was opened, and which try it was: the same words twice are shown twice. */
export type Refusal = { kind: Exclude<GivenBack['kind'], 'go' | 'elsewhere'>; count: number }

/** The four facts. They are in no storage: a reload forgets them (safety T24). */
export function useCheckForm(quoteReference: string) {
  const navigate = useNavigate()
  const [isChecking, setChecking] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  async function check(facts: RetrievalFacts) {
    if (isChecking) return
    setChecking(true)
    const given = await checked(await checkQuote(facts))
    // Another of the brand's sites opens it, so this page stays as it is until that one is here.
    if (given.kind === 'elsewhere') return location.assign(given.address)
    setChecking(false)
    if (given.kind !== 'go')
      return setRefusal((before) => ({ kind: given.kind, count: (before?.count ?? 0) + 1 }))
    const { to, ...how } = given.way
    return navigate(to, how)
  }

  const facts = useFactsForm({
    questions,
    read: (typed, here) => readRetrieval({ ...typed, quoteReference }, here),
    onGood: (good) => void check(good),
  })
  return { facts, errors: facts.boxes.isSubmitted ? facts.boxes.errors : [], isChecking, refusal }
}

export type CheckForm = ReturnType<typeof useCheckForm>
