import { Link } from 'react-router'
import { errorWords } from '../../api/error-catalogue'
import { paths } from '../../paths'
import { FactQuestions } from '../../questions/facts/FactQuestions'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { ErrorSummary } from '../../ui/ErrorSummary'
import { Icon } from '../../ui/Icon'
import { Notice } from '../../ui/Notice'
import { tryAgain } from '../../ui/try-again'
import type { useReminderCheck } from './use-reminder-check'

const refusals = {
  /** RMD-06, D-245. */
  mismatch: errorWords.reminderMismatch,
  unreachable: `We couldn't check your details. ${tryAgain}`,
} as const

/** Who is asking? Nothing about the customer is shown before (D-227). */
export function ReminderForm({ form, isChecking, refusal }: ReturnType<typeof useReminderCheck>) {
  const { boxes } = form
  return (
    <Card title="Is this your quote?" className="reminder__check">
      <p>Tell us who you are, and we'll open it with everything you answered.</p>
      <form noValidate onSubmit={boxes.submit} className="form resume-form">
        {boxes.isSubmitted && <ErrorSummary errors={boxes.errors} />}
        <FactQuestions form={form} />
        {refusal && (
          <Notice look="bad" role="alert">
            {refusals[refusal]}
          </Notice>
        )}
        <div className="resume-offer__ways">
          <Button type="submit" busy={isChecking} busyLabel="Opening your quote">
            See my quote
            <Icon name="arrow-right" />
          </Button>
        </div>
      </form>
      <p className="reminder__small">
        Doesn't work? <Link to={paths.retrieval}>Find your quote by its reference</Link>
      </p>
    </Card>
  )
}
