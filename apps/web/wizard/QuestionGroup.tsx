import type { ReactNode } from 'react'
import styles from './question-group.module.css'

type QuestionGroupProps = {
  /** None for a step of one group. */
  heading: string | undefined
  headingId: string
  /** The level of the heading: 3 inside a form that has its own h2. */
  level?: 2 | 3
  children: ReactNode
}

/** Questions under a heading, which takes the focus when Continue leads here. */
export function QuestionGroup({ heading, headingId, level = 2, children }: QuestionGroupProps) {
  if (heading === undefined) return children
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <fieldset className={styles.questionGroup}>
      <legend>
        <Heading className={styles.heading} id={headingId} tabIndex={-1}>
          {heading}
        </Heading>
      </legend>
      {children}
    </fieldset>
  )
}
