import { purchaseField } from '@milepost/domain/purchase/purchase-questions'
import { type RestartAnswers, readRestart, restartQuestions } from '@milepost/domain/restart/restart-form'
import { useState } from 'react'
import { journey } from '../../brands/current.ts'
import { useForm } from '../../form/use-form.ts'
import { useNavigate } from '../../router.tsx'
import { savePurchaseTyped, usePurchase } from '../../state/purchase-state.ts'
import { useQuote } from '../../state/quote-state.ts'
import { type Restarted, useCheckAgain } from '../restarted-quote.ts'
import { restartNow } from './restart-now.ts'

export type RestartFailure = Extract<Restarted, { kind: 'invalid' | 'unreachable' }>

/** The field in the form for each field name in the server's errors. */
const boxes: Readonly<Record<string, string>> = {
  'body.contactDetails.contactEmail': purchaseField('contactEmail'),
  'body.contactDetails.contactPhoneNumber': purchaseField('contactPhoneNumber'),
}

/** The few questions of a restart, validated separately, and Pay Now (RST-08, D-233). What is typed survives a reload. */
export function useRestartForm(onNewPrice: () => void) {
  const navigate = useNavigate()
  const checkAgain = useCheckAgain()
  const typed = usePurchase((state) => state.typed)
  const answers = useQuote((state) => state.answers)
  const [isPaying, setPaying] = useState(false)
  const [problem, setProblem] = useState<RestartFailure>()
  const restarting = { terms: journey, answers, now: new Date() }
  const questions = restartQuestions(restarting)

  const form = useForm({
    fields: questions.map(({ field }) => field),
    /** What was typed last, otherwise the earlier answer. */
    textOf: (field) => {
      const placed = questions.find((each) => each.field === field)
      const answer = placed?.asking.subject[placed.question.name]
      return typed[field] ?? (placed && answer != null ? placed.question.kind.show(answer) : '')
    },
    read: () => readRestart(typed, restarting),
    onTyped: savePurchaseTyped,
    onValid: (values) => void pay(values),
  })

  async function pay(values: RestartAnswers) {
    setProblem(undefined)
    setPaying(true)
    const outcome = await restartNow(values)
    // The page stays until the next one is loaded, so its button stays pressed.
    if (outcome.kind !== 'go') setPaying(false)
    arrive(outcome)
  }

  function arrive(outcome: Restarted) {
    switch (outcome.kind) {
      case 'go':
        return navigate(outcome.to, { replace: outcome.replace })
      case 'new-price':
        return onNewPrice()
      case 'check-again':
        return checkAgain()
      case 'invalid':
        return refuse(outcome)
      case 'unreachable':
        return setProblem(outcome)
    }
  }

  /** Shown at the field it is about, if there is one; otherwise next to the button. */
  function refuse({ errors }: Extract<RestartFailure, { kind: 'invalid' }>) {
    for (const { field, message } of errors.toReversed()) {
      const box = boxes[field]
      if (box !== undefined) form.refuse(box, { key: 'refused', message })
    }
    const elsewhere = errors.filter(({ field }) => boxes[field] === undefined)
    if (elsewhere.length > 0 || errors.length === 0) setProblem({ kind: 'invalid', errors: elsewhere })
  }

  return { questions, formFields: form, start: form.values.effectiveFrom, isPaying, problem }
}

export type RestartForm = ReturnType<typeof useRestartForm>
