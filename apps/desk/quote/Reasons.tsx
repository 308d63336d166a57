import { Section } from '../pages/Section.tsx'
import { answerId } from './Answers.tsx'
import styles from './Reasons.module.css'
import { type Case, lengthWords } from './words.ts'

/** Why the quote was referred or declined: each reason with its rule and the answer that raised it (DSK-317). */
export function Reasons({ found }: { found: Case }) {
  const { reasons, referral } = found
  const answered = new Map(
    found.chapters.flatMap(({ answers }) => answers.map((each) => [each.field, each] as const)),
  )
  if (reasons.length === 0)
    return (
      <Section id="why" title="Underwriting">
        <p>Nothing refers or declines this version.</p>
        {referral && <Decided found={found} />}
      </Section>
    )
  return (
    <Section id="why" title={found.status === 'declined' ? 'Why it was declined' : 'Why it was referred'}>
      <ul className={styles.list}>
        {reasons.map(({ code, words, verdict, fields }) => (
          <li key={`${code} ${words}`} className={styles.reason}>
            <p className={styles.words}>{words}</p>
            <p className={styles.rule}>
              {verdict === 'refer' ? 'Referred' : 'Declined'} by the rule <code>{code}</code>
            </p>
            {fields.map((field) => (
              <p key={field} className={styles.raised}>
                <a
                  href={`#${answerId(field)}`}
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(answerId(field))?.focus()
                  }}
                >
                  {answered.get(field)?.question}
                </a>{' '}
                <b>{answered.get(field)?.answer}</b>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The earlier decisions about it. */
function Decided({ found: { referral } }: { found: Case }) {
  if (!referral) return null
  return (
    <ul className={styles.list}>
      {referral.issues.map(({ code, words, approved }) => (
        <li key={`${code} ${words}`} className={styles.reason}>
          <p className={styles.words}>{words}</p>
          {approved && (
            <p className={styles.rule}>
              Approved. {lengthWords[approved.lasts]}
              {approved.upTo && ` (${approved.upTo})`}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
