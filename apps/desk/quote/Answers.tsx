import type { Source } from '@milepost/domain/journeys/provenance'
import { useState } from 'react'
import { Section } from '../pages/Section'
import styles from './Answers.module.css'
import type { Shown } from './ShowFact'
import type { Case } from './words'

type Answer = Case['chapters'][number]['answers'][number]

/** In the customer's own questions; staff need to know who said it. */
const sources: Readonly<Record<Source, string>> = {
  'looked-up': 'Looked up',
  'comparison-site': 'Comparison site',
  assumed: 'Assumed',
}

export const answerId = (field: string) => `answer-${field.replaceAll('.', '-')}`

/** Every answer with where it came from and how it changed (DSK-317). */
export function Answers({ found, shown }: { found: Case; shown: Shown }) {
  const [isOnlyChanged, setOnlyChanged] = useState(false)
  const changed = found.chapters.flatMap(({ answers }) => answers.filter(({ before }) => before.length > 0))
  const raised = new Set(found.reasons.flatMap(({ fields }) => fields))
  return (
    <>
      {changed.length + found.gone.length > 0 && (
        <label className={styles.only}>
          <input
            type="checkbox"
            checked={isOnlyChanged}
            onChange={({ target }) => setOnlyChanged(target.checked)}
          />
          Only what changed ({changed.length + found.gone.length})
        </label>
      )}
      {found.chapters.map(({ title, answers }, index) => {
        const listed = isOnlyChanged ? answers.filter(({ before }) => before.length > 0) : answers
        return (
          listed.length > 0 && (
            <Section key={title} id={`chapter-${index}`} title={title}>
              <dl className={styles.list}>
                {listed.map((answer) => (
                  <Row
                    key={`${answer.field} ${answer.question}`}
                    answer={answer}
                    shown={shown.get(answer.field)}
                    hasRaised={raised.has(answer.field)}
                  />
                ))}
              </dl>
            </Section>
          )
        )
      })}
      {found.gone.length > 0 && (
        <Section id="gone" title="No longer asked">
          <dl className={styles.list}>
            {found.gone.map(({ question, answer, version }) => (
              <div key={question} className={styles.row}>
                <dt className={styles.question}>{question}</dt>
                <dd className={styles.answer}>
                  <del>{answer}</del> <span className={styles.note}>version {version}</span>
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </>
  )
}

function Row({
  answer: { field, question, answer, source, before, entries = [] },
  shown,
  hasRaised,
}: {
  answer: Answer
  shown: string | undefined
  hasRaised: boolean
}) {
  return (
    <div className={styles.row} data-raised={hasRaised || undefined}>
      <dt className={styles.question}>{question}</dt>
      <dd
        className={styles.answer}
        id={question === 'Your vehicle' ? undefined : answerId(field)}
        tabIndex={-1}
      >
        {shown ?? answer}
        <span className={styles.note}> {source ? sources[source] : 'Customer'}</span>
        {before.map(({ version, answer: then }) => (
          <span key={version} className={styles.before}>
            <del>{then}</del> <span className={styles.note}>up to version {version}</span>
          </span>
        ))}
        {entries.map((entry) => (
          <span key={entry.title} className={styles.entry}>
            <b>{entry.title}</b> {entry.answers.map((each) => `${each.question} ${each.answer}`).join(' · ')}
          </span>
        ))}
      </dd>
    </div>
  )
}
