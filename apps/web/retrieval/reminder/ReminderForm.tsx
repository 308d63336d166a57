import { errorWords } from '@milepost/contract/error-words'
import { useState } from 'react'
import type { LinkOf } from '../../api/ask-for-link.ts'
import { SecurityQuestions } from '../../form/SecurityQuestions.tsx'
import { paths } from '../../paths.ts'
import linkPageStyles from '../../resume/link-page.module.css'
import { LinkRefused, LinkSent, useLinkRequest } from '../../resume/links/LinkRequest.tsx'
import { Link } from '../../router.tsx'
import { Button, ButtonFace, buttonLook } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import formStyles from '../../ui/form.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { tryAgain } from '../../ui/try-again.ts'
import styles from './reminder.module.css'
import type { useReminderCheck } from './use-reminder-check.ts'

const refusals = {
  /** As specified (RMD-06, D-245). */
  mismatch: errorWords.reminderMismatch,
  unreachable: `We couldn't check your details. ${tryAgain}`,
} as const

type ReminderFormProps = ReturnType<typeof useReminderCheck> & { token: string }

/** The check. Nothing about the customer is shown before it (D-227). */
export function ReminderForm({ form, isChecking, refusal, token }: ReminderFormProps) {
  const { formFields } = form
  return (
    <Card title="Is this your quote?" className={styles.check}>
      <p>Confirm your details and we'll open it with all your answers.</p>
      <form noValidate onSubmit={formFields.submit} className={`${formStyles.form} ${formStyles.small}`}>
        {formFields.isSubmitted && <ErrorSummary errors={formFields.errors} />}
        <SecurityQuestions form={form} />
        {refusal && (
          <Notice look="bad" role="alert">
            <p>{refusals[refusal]}</p>
            {refusal === 'mismatch' && <p>{errorWords.afterSeveralTries}</p>}
          </Notice>
        )}
        <div className={linkPageStyles.ways}>
          <Button type="submit" busy={isChecking} busyLabel="Opening your quote">
            See my quote
            <Icon name="arrow-right" />
          </Button>
        </div>
      </form>
      <OtherLink token={token} />
    </Card>
  )
}

/** For customers who cannot pass the check, or have used up their tries: a link to the quote's email address (D-263). */
function OtherLink({ token }: { token: string }) {
  const [sentFor, setSentFor] = useState<LinkOf>()
  const link = useLinkRequest(setSentFor)
  if (sentFor) return <LinkSent of={sentFor} />
  return (
    <div className={styles.small}>
      <LinkRefused state={link.state} />
      <p>Not working?</p>
      <div className={linkPageStyles.ways}>
        <Button
          look="quiet"
          busy={link.state === 'asking'}
          busyLabel="Asking for a link"
          onClick={() => void link.ask({ quoteToken: token })}
        >
          Email me a link instead
        </Button>
        <Link {...buttonLook('quiet')} to={paths.retrieval}>
          <ButtonFace>Find your quote by its reference</ButtonFace>
        </Link>
      </div>
    </div>
  )
}
