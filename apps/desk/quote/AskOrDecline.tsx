import { askCustomer, declineReferral, previewWords } from '@milepost/contract/desk/calls/referral'
import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { tryAgain } from '../../web/ui/try-again.ts'
import { BecauseField } from '../pages/BecauseField.tsx'
import { useDespite } from '../pages/Restriction.tsx'
import { useStaff } from '../session/staff.ts'
import styles from './Decide.module.css'
import { type Email, EmailPreview } from './EmailPreview.tsx'
import { WordsField } from './fields.tsx'
import { useQuoteAct } from './use-quote-act.ts'
import type { ActProps } from './words.ts'

const texts = {
  ask: {
    label: 'Your question',
    hint: 'The email has a button that opens just this question. They have seven days.',
    send: 'Send the question',
    done: 'The question is on its way.',
  },
  decline: {
    label: 'Why we cannot offer cover',
    hint: 'The customer reads this in our email.',
    send: 'Decline and tell the customer',
    done: 'Declined. The customer is being told.',
  },
} as const

/** A question or a refusal: previewed as the customer will read it, then sent (DSK-319). */
export function AskOrDecline({ kind, found, decided }: ActProps & { kind: keyof typeof texts }) {
  const { send } = useStaff()
  const despite = useDespite()
  const { act, isBusy, fields, problem } = useQuoteAct(decided)
  const [words, setWords] = useState('')
  const [because, setBecause] = useState('')
  const [email, setEmail] = useState<Email>()
  const [wordsProblem, setWordsProblem] = useState<string>()
  const { brand, reference, version } = found
  const seen = { brand, reference, version }
  const { label, hint, send: sendLabel, done } = texts[kind]

  async function preview() {
    setWordsProblem(undefined)
    const outcome = await send(previewWords, { body: { ...seen, kind, words } })
    if (outcome.kind === 'answered') return setEmail(outcome.body)
    if (outcome.kind === 'unreachable') return setWordsProblem(tryAgain)
    const { code, message, errors } = outcome.problem
    if (code === 'CONFLICT') return decided(message)
    setWordsProblem(errors[0]?.message ?? message)
  }

  return (
    <div className={styles.form}>
      <WordsField
        label={label}
        hint={hint}
        value={words}
        setValue={(next) => {
          setWords(next)
          setEmail(undefined)
        }}
        error={wordsProblem ?? fields['words']}
      />
      <BecauseField value={because} setValue={setBecause} error={fields['because']} />
      {problem && (
        <Notice look="bad" role="alert">
          {problem}
        </Notice>
      )}
      {email === undefined ? (
        <Button look="secondary" onClick={() => void preview()}>
          See the email first
        </Button>
      ) : (
        <>
          <EmailPreview email={email} />
          <Button
            look={kind === 'decline' ? 'danger' : 'primary'}
            busy={isBusy}
            onClick={() =>
              void act(
                kind === 'ask' ? askCustomer : declineReferral,
                { body: { ...seen, words, because, ...despite } },
                () => done,
              )
            }
          >
            {sendLabel}
          </Button>
        </>
      )}
    </div>
  )
}
