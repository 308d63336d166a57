import { journeys } from '@milepost/domain/journeys/journeys'
import { noAnswers } from '@milepost/domain/questions/answers'
import { readSubject } from '@milepost/domain/questions/read-subject'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { londonDate } from '@milepost/domain/values/london-time'
import { useEffect, useRef, useState } from 'react'
import { AskedQuestion } from '../form/AskedQuestion.tsx'
import { inputs } from '../form/inputs.ts'
import { answerShown, everyKind, type Here, type KindShown } from './every-kind.ts'
import styles from './Questions.module.css'

/** Every kind of question of the wizard, in every state, as one journey asks it. */
export function Questions({ journey }: { journey: JourneyId }) {
  const here = { terms: journeys[journey], answers: noAnswers, today: londonDate(new Date()) }
  return everyKind(here).map((shown) => (
    <section key={shown.title} className={styles.kind} data-kind={shown.kind}>
      <h2 className={styles.title}>
        {shown.title}
        <span className={styles.from}>
          {shown.question.name}, {shown.count === 1 ? 'the only one' : `one of ${shown.count}`} of this kind
        </span>
      </h2>
      <div className={styles.states}>
        {states.map((state) => (
          <div key={state} data-state={state}>
            <p className={styles.state}>{state}</p>
            <OneState shown={shown} state={state} here={here} />
          </div>
        ))}
      </div>
    </section>
  ))
}

const states = ['empty', 'filled', 'error', 'help open'] as const
export type State = (typeof states)[number]

const STAND_IN = {
  summary: 'Why do we ask?',
  body: 'No question of this kind explains itself yet. This is how it would look.',
}

type OneStateProps = { shown: KindShown; state: State; here: Here }

/** One question in one state. It can be typed in, as on its page; the error is the question's own for an empty field. */
function OneState({ shown: { of, question }, state, here }: OneStateProps) {
  const blank = { ...here, subject: {} }
  const first = state === 'filled' ? answerShown(question, blank) : { typed: '' }
  const [typed, setTyped] = useState('typed' in first ? first.typed : '')
  const [answer, setAnswer] = useState('answer' in first ? first.answer : undefined)
  // Shown whether or not the journey asks it: this is about its look.
  const always = { ...question, isAsked: () => true, help: question.help ?? STAND_IN }
  const error = readSubject([always], {}, blank).fieldErrors[0]
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'help open')
      for (const help of place.current?.querySelectorAll('details') ?? []) help.open = true
  }, [state])
  const id = `${of}-${question.name}-${state.replace(' ', '-')}`
  return (
    <div ref={place}>
      <AskedQuestion
        question={state === 'help open' ? always : { ...question, isAsked: always.isAsked }}
        asking={{ ...here, subject: answer === undefined ? {} : { [question.name]: answer } }}
        fieldProps={{
          name: id,
          id,
          value: typed,
          onChange: ({ target }) => setTyped(target.value),
          error: state === 'error' ? error?.message : undefined,
          'data-error-key': state === 'error' ? error?.key : undefined,
        }}
        inputs={inputs}
        onAnswer={(changed) => {
          setAnswer(changed)
          setTyped('')
        }}
      />
    </div>
  )
}
