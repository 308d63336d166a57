import type { AssumedAnswer } from '@milepost/domain/journeys/left-to-check'
import { ChangeLink } from '../../form/summary/ChangeLink'
import { stepPath } from '../../paths'
import { Button } from '../../ui/Button'
import { Disclosure } from '../../ui/Disclosure'

type AssumedAnswersProps = {
  /** Who did not ask; none where the answers are those of an earlier policy with us. */
  site: string | undefined
  answers: readonly AssumedAnswer[]
  onConfirm: () => void
}

/** A longer list would push the price off a phone's screen: it waits under its heading. */
const MOST_OPEN = 4

/** What the site did not ask: each answer we took instead, with its own way to change it, and one press for all that are right. */
export function AssumedAnswers({ site, answers, onConfirm }: AssumedAnswersProps) {
  const isOne = answers.length === 1
  return (
    <Disclosure
      summary={
        isOne
          ? 'We assumed 1 answer: please check it'
          : `We assumed ${answers.length} answers: please check them`
      }
      open={answers.length <= MOST_OPEN}
    >
      <p className="arrival__why">
        {site === undefined
          ? `We did not ask ${isOne ? 'this' : 'these'} when you bought your policy, so we have assumed the usual ${isOne ? 'answer' : 'answers'}.`
          : `${site} did not tell us, so we took the usual ${isOne ? 'answer' : 'answers'}.`}{' '}
        What you confirm decides what you are covered for.
      </p>
      <dl className="arrival__answers">
        {answers.map(({ step, field, question, answer }) => (
          <div key={question} className="answers__row">
            <dt className="answers__question">{question}</dt>
            <dd className="answers__answer">{answer}</dd>
            <dd className="answers__act">
              <ChangeLink
                to={stepPath(step)}
                what={`answer: ${question}`}
                state={{ change: field, from: 'results' }}
              />
            </dd>
          </div>
        ))}
      </dl>
      <Button onClick={onConfirm}>{isOne ? 'This is right' : 'These are right'}</Button>
    </Disclosure>
  )
}
