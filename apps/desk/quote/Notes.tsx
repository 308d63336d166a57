import { addNote } from '@milepost/contract/desk/calls/quote-acts'
import { may } from '@milepost/domain/desk/people'
import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { Section } from '../pages/Section.tsx'
import { useStaff } from '../session/staff.ts'
import { WordsField } from './fields.tsx'
import styles from './Notes.module.css'
import { useQuoteAct } from './use-quote-act.ts'
import { type ActProps, at } from './words.ts'

/** Notes by staff, newest first. A note is never changed: a wrong note is corrected by another note (DSK-322). */
export function Notes({ found, decided }: ActProps) {
  const { session } = useStaff()
  const [words, setWords] = useState('')
  const { act, isBusy, fields, problem } = useQuoteAct(decided)
  const { brand, reference, notes } = found
  return (
    <Section id="notes" title="Notes" note={notes.length > 0 ? String(notes.length) : 'None yet'}>
      {may(session, 'quote.note') && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void act(addNote, { body: { brand, reference, words } }, () => {
              setWords('')
              return 'The note is kept.'
            })
          }}
        >
          <WordsField
            id="note"
            label="New note"
            hint="The customer may ask to read it. Never write down card numbers."
            rows={3}
            value={words}
            setValue={setWords}
            error={fields['words']}
          />
          {problem && (
            <Notice look="bad" role="alert">
              {problem}
            </Notice>
          )}
          <Button type="submit" look="secondary" busy={isBusy}>
            Keep the note
          </Button>
        </form>
      )}
      <ol className={styles.list}>
        {notes.map(({ position, at: when, who, words: said }) => (
          <li key={position} className={styles.note}>
            <p className={styles.when}>
              <time dateTime={when}>{at(when)}</time> <b>{who}</b>
            </p>
            <p className={styles.words}>{said}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
