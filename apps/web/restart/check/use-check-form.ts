import type { RetrievalFacts } from '@milepost/domain/returning/facts'
import { readRetrieval, retrievalQuestions } from '@milepost/domain/returning/read-facts'
import { londonDate } from '@milepost/domain/values/london-time'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { checkQuote } from '../../api/check-quote'
import { journey } from '../../brands/current'
import { useBoxes } from '../../questions/use-boxes'
import { type Checked, checked } from './checked'

/** As the specification lists them; the fifth fact, the reference, came with the link (RST-02, D-220). */
const order = ['surname', 'dateOfBirth', 'postcode', 'registration'] as const

const fieldOf = (name: string) => `facts.${name}`

/** Why nothing was opened, and which try it was: the same words twice are shown twice. */
export type Refusal = { kind: Exclude<Checked['kind'], 'go'>; count: number }

/** The four facts. They are in no storage: a reload forgets them (safety T24). */
export function useCheckForm(quoteReference: string) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [isChecking, setChecking] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  async function check(facts: RetrievalFacts | undefined) {
    if (facts === undefined || isChecking) return
    setChecking(true)
    const outcome = await checked(await checkQuote(facts))
    setChecking(false)
    if (outcome.kind === 'go') return navigate(outcome.to, { replace: outcome.replace })
    setRefusal((before) => ({ kind: outcome.kind, count: (before?.count ?? 0) + 1 }))
  }

  const read = readRetrieval({ ...typed, quoteReference }, { terms: journey, today: londonDate(new Date()) })
  const boxes = useBoxes({
    fields: order.map(fieldOf),
    textOf: (field) => typed[nameOf(field)] ?? '',
    read: () => ({
      good: read.good,
      wrong: order.flatMap((name) =>
        read.wrong
          .filter((found) => found.name === name)
          .map((found) => ({ ...found, field: fieldOf(name) })),
      ),
    }),
    onTyped: (field, text) => setTyped((others) => ({ ...others, [nameOf(field)]: text })),
    onGood: (facts) => void check(facts),
  })
  return {
    questions: order.flatMap((name) =>
      retrievalQuestions
        .filter((question) => question.name === name)
        .map((question) => ({ question, asking: read.asking, box: boxes.box(fieldOf(name)) })),
    ),
    submit: boxes.submit,
    errors: boxes.isSubmitted ? boxes.errors : [],
    isChecking,
    refusal,
  }
}

export type CheckForm = ReturnType<typeof useCheckForm>

function nameOf(field: string): string {
  return field.slice(field.indexOf('.') + 1)
}
