import { errorWords } from '@milepost/contract/error-words'
import type { DraftKeys } from '@milepost/domain/quote/draft-check'
import { parseDateEntry } from '@milepost/domain/values/date-entry'
import { londonDate } from '@milepost/domain/values/london-time'
import { parsePostcode } from '@milepost/domain/values/postcode'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { TypedDate } from '../../form/inputs/DateInput.tsx'
import { splitDate } from '../../form/inputs/date-text.ts'
import { type FieldMistake, useForm } from '../../form/use-form.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import formStyles from '../../ui/form.module.css'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { tryAgain } from '../../ui/try-again.ts'
import linkPageStyles from '../link-page.module.css'
import { LinkRefused, type LinkRequest } from '../links/LinkRequest.tsx'
import type { Resumed } from './resume.ts'

export type ResumeFormProps = {
  onCheck: (check: DraftKeys) => Promise<Resumed>
  onRestored: () => void
  /** The alternative for customers who cannot pass the check. */
  link: Pick<LinkRequest, 'state'> & { ask: () => Promise<void> }
  /** Another action on the page. */
  otherLink?: ReactNode
}

const refusals = {
  'not-found': {
    title: "We couldn't open your saved quote",
    body: `Please check your date of birth and postcode and try again. ${errorWords.afterSeveralTries}`,
  },
  failed: {
    title: "We couldn't reach your saved quote",
    body: `It's safe with us. ${tryAgain}`,
  },
}

/** The check. The same text for every failure, so that it does not reveal whether a guess was close (D-247). */
export function ResumeForm({ onCheck, onRestored, link, otherLink }: ResumeFormProps) {
  const [typed, setTyped] = useState<TypedCheck>({ [BORN]: '', [POSTCODE]: '' })
  const [isChecking, setChecking] = useState(false)
  const [refusal, setRefusal] = useState<keyof typeof refusals>()

  async function check(keys: DraftKeys | undefined) {
    if (keys === undefined || isChecking) return
    setRefusal(undefined)
    setChecking(true)
    const outcome = await onCheck(keys)
    setChecking(false)
    if (outcome === 'restored') onRestored()
    else setRefusal(outcome)
  }

  const form = useForm({
    fields: [BORN, POSTCODE],
    textOf: (field) => (field === BORN ? typed[BORN] : typed[POSTCODE]),
    read: () => readCheck(typed),
    onTyped: (field, text) => setTyped((others) => ({ ...others, [field]: text })),
    onValid: (keys) => void check(keys),
  })
  const open = useEffectEvent(() => form.focus(BORN))
  useEffect(() => open(), [])

  return (
    <form noValidate onSubmit={form.submit} className={`${formStyles.form} ${formStyles.small}`}>
      {form.isSubmitted && <ErrorSummary errors={form.errors} />}
      <TypedDate
        {...form.fieldProps(BORN)}
        label="What is your date of birth?"
        hint="For example, 27 3 1985"
        today={londonDate(new Date())}
        autoComplete="bday"
      />
      <TextField
        {...form.fieldProps(POSTCODE)}
        label="What is your home postcode?"
        hint="The one in your saved quote"
        width="c10"
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {refusal && (
        <Notice look="bad" role="alert" title={refusals[refusal].title}>
          {refusals[refusal].body}
        </Notice>
      )}
      <LinkRefused state={link.state} />
      <div className={linkPageStyles.ways}>
        <Button type="submit" busy={isChecking} busyLabel="Opening your quote">
          Open my quote
        </Button>
        <Button
          look={refusal === 'not-found' ? 'secondary' : 'quiet'}
          busy={link.state === 'asking'}
          busyLabel="Asking for a link"
          onClick={() => void link.ask()}
        >
          Email me a link instead
        </Button>
        {otherLink}
      </div>
    </form>
  )
}

const BORN = 'resume.dateOfBirth'
const POSTCODE = 'resume.postcode'

type TypedCheck = { [BORN]: string; [POSTCODE]: string }

/** The two fields parsed for the check, or their errors. */
function readCheck(typed: TypedCheck): {
  values: DraftKeys | undefined
  fieldErrors: readonly FieldMistake[]
} {
  const born = parseDateEntry(splitDate(typed[BORN]), 'your date of birth')
  const postcode = parsePostcode(typed[POSTCODE])
  if (born.ok && postcode.ok)
    return { values: { dateOfBirth: born.value, postcode: postcode.value }, fieldErrors: [] }
  const fieldErrors: FieldMistake[] = []
  if (!born.ok) fieldErrors.push({ field: BORN, key: born.key ?? 'dateNotReal', message: born.message })
  if (!postcode.ok)
    fieldErrors.push({ field: POSTCODE, key: postcode.key ?? 'postcodeNotValid', message: postcode.message })
  return { values: undefined, fieldErrors }
}
