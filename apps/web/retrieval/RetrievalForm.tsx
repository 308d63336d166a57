import { errorWords } from '@milepost/contract/error-words'
import { useEffect, useState } from 'react'
import { brand } from '../brands/brand.ts'
import { SecurityQuestions, securityField } from '../form/SecurityQuestions.tsx'
import { usePageTitle } from '../frame/PageHeading.tsx'
import { StepActions } from '../frame/StepActions.tsx'
import { stepPath } from '../paths.ts'
import { LinkRefused } from '../resume/links/LinkRequest.tsx'
import { useNavigate } from '../router.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import formStyles from '../ui/form.module.css'
import { Notice } from '../ui/Notice.tsx'
import textStyles from '../ui/text.module.css'
import styles from './RetrievalForm.module.css'
import type { FailedRetrieval, QuoteLink, useRetrieval } from './use-retrieval.ts'

const REFERENCE = securityField('quoteReference')

type RetrievalFormProps = { retrieval: ReturnType<typeof useRetrieval>; link: QuoteLink; title: string }

export function RetrievalForm({ retrieval, link, title }: RetrievalFormProps) {
  const { form, isChecking, failed } = retrieval
  const { formFields } = form
  const navigate = useNavigate()
  usePageTitle(title, brand.firm.name, formFields.errors.length > 0)

  /** A link needs only the reference. */
  const askForLink = () => {
    const { quoteReference } = form.asking.subject
    const error = form.errorOf('quoteReference')
    if (error) formFields.refuse(REFERENCE, error)
    else if (typeof quoteReference === 'string') void link.ask(quoteReference)
  }
  return (
    <form noValidate onSubmit={formFields.submit} className={formStyles.form}>
      {formFields.isSubmitted && <ErrorSummary errors={formFields.errors} />}
      <SecurityQuestions form={form} />
      <div className={styles.end}>
        {failed && (
          <Notice look="bad" role="alert">
            <p>{NOT_RETRIEVED}</p>
            <p>{errorWords.afterSeveralTries}</p>
          </Notice>
        )}
        <StepActions
          continueLabel="Get Quote"
          busy={isChecking}
          busyLabel="Getting your quote"
          // The first step of the wizard, named explicitly in the specification (RET-02, D-235).
          onBack={() => navigate(stepPath('vehicleDetails'))}
        />
        <LinkRefused state={link.state} />
        <div className={styles.link}>
          <span>Don't have all these details?</span>
          <Button
            look="quiet"
            busy={link.state === 'asking'}
            busyLabel="Asking for a link"
            onClick={askForLink}
          >
            Email me a link instead
          </Button>
        </div>
      </div>
      <NotRetrievedDialog failed={failed} onLink={askForLink} />
    </form>
  )
}

type NotRetrievedDialogProps = { failed: FailedRetrieval | undefined; onLink: () => void }

/** Quotes the reference, where most mistakes are (RET-07, D-232). The same text stays on the page after it is closed. */
function NotRetrievedDialog({ failed, onLink }: NotRetrievedDialogProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(failed !== undefined), [failed])
  const close = () => setOpen(false)
  return (
    <Dialog
      open={isOpen && failed !== undefined}
      title="We couldn't open your quote"
      onClose={close}
      actions={
        <>
          <Button data-autofocus="" onClick={close}>
            Check my details
          </Button>
          <Button
            look="secondary"
            onClick={() => {
              close()
              onLink()
            }}
          >
            Email me a link instead
          </Button>
        </>
      }
    >
      <p>{NOT_RETRIEVED}</p>
      <p>{errorWords.afterSeveralTries}</p>
      <p>
        Quote reference <strong className={textStyles.figures}>{failed?.quoteReference}</strong>
      </p>
      {failed?.kind === 'unreachable' && <p>We couldn't connect. Please check your internet connection.</p>}
    </Dialog>
  )
}

/** The same text for every failure, so that it does not reveal which detail was wrong (RET-06, D-247). */
const NOT_RETRIEVED = errorWords.notRetrieved
