import type { AnswerInWords, Chapter } from '@milepost/domain/journeys/answers-in-words'
import { type Source, sourceWords } from '@milepost/domain/journeys/provenance'
import { stepPath } from '../paths.ts'
import { Link } from '../router.tsx'
import answerRowStyles from '../ui/answer-row.module.css'
import { Card } from '../ui/Card.tsx'
import { classNames } from '../ui/class-names.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './AnswerSummary.module.css'
import type { Change } from './change.ts'

type AnswerSummaryProps = {
  chapters: readonly Chapter[]
  /** Where a change returns to, if not to the check answers page. */
  from?: Change['from']
  /** For answers that can no longer be changed (RST-11). */
  isReadOnly?: boolean
}

/** Every answer in the words it was asked in, each with its own Change link. A driver is changed as a whole. */
export function AnswerSummary({ chapters, from, isReadOnly = false }: AnswerSummaryProps) {
  return (
    <div className={styles.answers}>
      {chapters.map(({ step, title, driver, answers }, index) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: two drivers may have the same name, and nothing here has state
          key={index}
          title={title}
          action={
            driver &&
            !isReadOnly && (
              <ChangeLink
                to={stepPath(step)}
                what={`driver: ${driver}`}
                state={changeOf(answers[0]?.field ?? step, from)}
              />
            )
          }
        >
          <AnswerRows
            answers={answers.map((answer) => ({ ...answer, step }))}
            from={from}
            isReadOnly={isReadOnly || driver !== undefined}
          />
        </Card>
      ))}
    </div>
  )
}

type AnswerRowsProps = Pick<AnswerSummaryProps, 'isReadOnly'> & {
  answers: readonly (AnswerInWords & Pick<Chapter, 'step'>)[]
  from?: Change['from'] | undefined
}

/** Questions with their answers, each with its own Change link. */
export function AnswerRows({ answers, from, isReadOnly = false }: AnswerRowsProps) {
  return (
    <dl>
      {answers.map(({ step, ...answerInWords }) => (
        <div key={answerInWords.question} className={answerRowStyles.row} data-part="answers-row">
          <dt className={answerRowStyles.question} data-part="answers-question">
            {answerInWords.question}
          </dt>
          <dd className={answerRowStyles.answer}>
            <AnswerWords answerInWords={answerInWords} />
          </dd>
          {!isReadOnly && (
            <dd className={answerRowStyles.act}>
              <ChangeLink
                to={stepPath(step)}
                what={`answer: ${answerInWords.question}`}
                state={changeOf(answerInWords.field, from)}
              />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function changeOf(field: string, from: Change['from'] | undefined): Change {
  return { change: field, ...(from && { from }) }
}

function AnswerWords({ answerInWords }: { answerInWords: AnswerInWords }) {
  return (
    <>
      {answerInWords.answer}
      <SourceMark source={answerInWords.source} />
      {answerInWords.entries?.map(({ title, answers }) => (
        <div key={title} className={styles.entry}>
          <p className={styles.entryTitle}>{title}</p>
          <ul>
            {answers.map(({ question, answer, source }) => (
              <li key={question}>
                {question} <strong>{answer}</strong>
                <SourceMark source={source} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}

/** Marks an answer that the customer did not give. Their own answers have no mark. */
function SourceMark({ source }: { source: Source | undefined }) {
  if (!source) return null
  return (
    <span
      className={classNames(styles.source, source === 'assumed' && styles.assumed)}
      data-part="answers-source"
    >
      {sourceWords[source]}
    </span>
  )
}

/** Shows "Change"; screen readers also read out what it changes, so that a list of links makes sense. */
export function ChangeLink({ to, what, state }: { to: string; what: string; state: Change }) {
  return (
    <Link className={styles.change} data-part="answers-change" to={to} state={state}>
      Change <VisuallyHidden>{what}</VisuallyHidden>
    </Link>
  )
}
