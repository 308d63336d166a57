import type { Source } from '@milepost/domain/journeys/provenance'
import { useState } from 'react'
import { Section } from '../pages/Section.tsx'
import styles from './Answers.module.css'
import type { Shown } from './ShowFact.tsx'
import { at, type Case } from './words.ts'

type Answer = Case['chapters'][number]['answers'][number]

/** In the customer's own questions; staff need to know where each answer came from. */
const sources: Readonly<Record<Source, string>> = {
  'looked-up': 'Looked up',
  'comparison-site': 'Comparison site',
  assumed: 'Assumed',
}

type Maker = Case['versions'][number]

/** The version that replaced an earlier answer: the one after the last version that had it (DSK-338). */
const enderOf = ({ versions }: Pick<Case, 'versions'>, version: number) =>
  versions.find((each) => each.version === version + 1)

const inWords = ({ side, who, at: when }: Maker) =>
  `${who}${side === 'staff' ? ' on the telephone' : ''}, ${at(when)}`

export const answerId = (field: string) => `answer-${field.replaceAll('.', '-')}`

/** Every answer with its source and its changes (DSK-317). */
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
                    found={found}
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
                  Was <del>{answer}</del> <Ended found={found} version={version} />
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </>
  )
}

/** When an earlier answer was replaced, and the last version that had it. */
function Ended({ found, version }: { found: Case; version: number }) {
  const maker = enderOf(found, version)
  return (
    <span className={styles.note}>
      {maker ? `until ${at(maker.at)} (version ${version})` : `up to version ${version}`}
    </span>
  )
}

function Row({
  answer: { field, question, answer, source, before, entries = [] },
  found,
  shown,
  hasRaised,
}: {
  answer: Answer
  found: Case
  shown: string | undefined
  hasRaised: boolean
}) {
  // The person who changed it last is its source: staff for the customer, or the customer.
  const [latest] = before
  const maker = latest && enderOf(found, latest.version)
  const isNew = latest !== undefined && latest.answer === undefined
  const origin = [isNew && 'New', source && sources[source], maker ? inWords(maker) : !source && 'Customer']
    .filter(Boolean)
    .join(' · ')
  return (
    <div className={styles.row} data-raised={hasRaised || undefined} data-changed={latest ? true : undefined}>
      <dt className={styles.question}>{question}</dt>
      <dd
        className={styles.answer}
        id={question === 'Your vehicle' ? undefined : answerId(field)}
        tabIndex={-1}
      >
        {shown ?? answer}
        <span className={styles.note}> {origin}</span>
        {before.map(
          ({ version, answer: then }) =>
            then !== undefined && (
              <span key={version} className={styles.before}>
                Was <del>{then}</del> <Ended found={found} version={version} />
              </span>
            ),
        )}
        {entries.map((entry) => (
          <span key={entry.title} className={styles.entry}>
            <b>{entry.title}</b> {entry.answers.map((each) => `${each.question} ${each.answer}`).join(' · ')}
          </span>
        ))}
      </dd>
    </div>
  )
}
