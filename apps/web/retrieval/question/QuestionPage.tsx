import { parseCustomerText, TEXT_LENGTH } from '@milepost/domain/referral/customer-text'
import { momentInWords } from '@milepost/domain/referral/promise'
import { type FormEvent, useEffect, useState } from 'react'
import { answerQuestion, type ReferralQuestion, readQuestion } from '../../api/referral.ts'
import { brand } from '../../brands/brand.ts'
import { PageHeading, useHeadingFocus, usePageTitle } from '../../frame/PageHeading.tsx'
import { TalkToUs } from '../../frame/TalkToUs.tsx'
import { DeadLinkPage } from '../../resume/links/DeadLinkPage.tsx'
import { useEmailLink } from '../../resume/links/use-email-link.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { focusField } from '../../ui/focus-field.ts'
import formStyles from '../../ui/form.module.css'
import inputStyles from '../../ui/input.module.css'
import { Notice } from '../../ui/Notice.tsx'
import { tryAgain } from '../../ui/try-again.ts'
import { Skeleton, Waiting } from '../../ui/Waiting.tsx'
import styles from './QuestionPage.module.css'

type State =
  | { kind: 'loading' | 'unreachable' | 'replaced' }
  | { kind: 'gone' }
  | { kind: 'asked'; question: ReferralQuestion }
  | { kind: 'answered'; promisedBy: string }

const TITLE = 'We have a question about your quote'
const headings = {
  loading: TITLE,
  unreachable: TITLE,
  asked: TITLE,
  answered: 'Thank you for your answer',
  replaced: 'We sent you a newer question',
} as const

/** The page of a question an underwriter asks: just that, and nothing of the quote (DSK-402). */
export function QuestionPage() {
  const link = useEmailLink()
  if (link?.token === undefined) return <DeadLinkPage dead={{ kind: 'question', why: 'damaged' }} />
  // Another email asks another question: the state starts fresh.
  return <Question key={link.token} token={link.token} />
}

function Question({ token }: { token: string }) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [asked, setAsked] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the customer asks again
  useEffect(() => {
    const leaving = new AbortController()
    readQuestion(token, leaving.signal).then((reply) => {
      if (leaving.signal.aborted) return
      if (reply.kind === 'known') setState({ kind: 'asked', question: reply.question })
      else if (reply.kind === 'replaced') setState({ kind: 'replaced' })
      else if (reply.kind === 'not-found') setState({ kind: 'gone' })
      else setState({ kind: 'unreachable' })
    })
    return () => leaving.abort()
  }, [token, asked])

  const again = () => {
    setState({ kind: 'loading' })
    setAsked(asked + 1)
  }
  if (state.kind === 'gone') return <DeadLinkPage dead={{ kind: 'question', why: 'gone' }} />
  return <Shown state={state} token={token} again={again} onState={setState} />
}

type ShownState = Exclude<State, { kind: 'gone' }>

type ShownProps = {
  state: ShownState
  token: string
  again: () => void
  onState: (state: State) => void
}

function Shown({ state, token, again, onState }: ShownProps) {
  const heading = headings[state.kind]
  usePageTitle(heading, brand.firm.name)
  const title = useHeadingFocus(heading)
  return (
    <div className={styles.page}>
      <PageHeading ref={title}>{heading}</PageHeading>
      {state.kind === 'loading' && (
        <Waiting label="Fetching the question">
          <Skeleton className={styles.waiting} />
        </Waiting>
      )}
      {state.kind === 'replaced' && (
        <Notice>It takes the place of this one. Please open the link in our latest email.</Notice>
      )}
      {state.kind === 'unreachable' && (
        <>
          <Notice look="bad" role="alert" title="We couldn't fetch the question just now">
            {tryAgain}
          </Notice>
          <div className={styles.ways}>
            <Button onClick={again}>Try again</Button>
          </div>
        </>
      )}
      {state.kind === 'asked' && <AnswerForm token={token} question={state.question} onState={onState} />}
      {state.kind === 'answered' && (
        <Notice look="good">
          Our underwriter has your answer. We'll email you what they decide by{' '}
          {momentInWords(new Date(state.promisedBy))}.
        </Notice>
      )}
      <TalkToUs />
    </div>
  )
}

const ANSWER = 'answer'

function AnswerForm({
  token,
  question: { question, answerBy, quoteReference },
  onState,
}: { token: string; question: ReferralQuestion } & Pick<ShownProps, 'onState'>) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState<'no' | 'sending' | 'failed'>('no')

  async function submit(event: FormEvent) {
    event.preventDefault()
    const read = parseCustomerText(text)
    setError(read.ok ? undefined : read.message)
    if (!read.ok) return focusField(ANSWER)
    setSending('sending')
    const outcome = await answerQuestion(token, read.value)
    if (outcome.kind === 'answered') return onState(outcome)
    if (outcome.kind === 'not-found') return onState({ kind: 'gone' })
    if (outcome.kind === 'replaced') return onState(outcome)
    setSending('failed')
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className={`${formStyles.form} ${formStyles.small}`}
    >
      {error && <ErrorSummary errors={[{ fieldId: ANSWER, message: error }]} />}
      <Card title="Our underwriter asks">
        {question.split('\n').map((line) => (
          <p key={line} className={styles.question}>
            {line}
          </p>
        ))}
        <p className={styles.about}>
          About your quote {quoteReference}. Please answer by {momentInWords(new Date(answerBy))}.
        </p>
      </Card>
      <Field id={ANSWER} label="Your answer" hint="A sentence or two is enough." error={error}>
        {(ids) => (
          <textarea
            id={ids.id}
            name={ANSWER}
            rows={5}
            maxLength={TEXT_LENGTH.most}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className={`${inputStyles.input} ${inputStyles.full} ${styles.answer}`}
            aria-describedby={ids.describedBy}
            aria-invalid={error ? true : undefined}
          />
        )}
      </Field>
      {sending === 'failed' && (
        <Notice look="bad" role="alert" title="We couldn't send your answer just now">
          {tryAgain}
        </Notice>
      )}
      <div className={styles.ways}>
        <Button type="submit" busy={sending === 'sending'} busyLabel="Sending">
          Send my answer
        </Button>
      </div>
    </form>
  )
}
