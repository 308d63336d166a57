import { useNavigate } from 'react-router'
import { errorWords } from '../api/error-catalogue'
import { pack } from '../brands/pack'
import { FactQuestions } from '../form/SecurityQuestions'
import { factField } from '../form/use-security-questions'
import { usePageTitle } from '../frame/page-title'
import { StepActions } from '../frame/StepActions'
import { stepPath } from '../paths'
import { LinkRefused } from '../resume/links/LinkRefused'
import { Button } from '../ui/Button'
import { ErrorSummary } from '../ui/ErrorSummary'
import { Notice } from '../ui/Notice'
import { NotRetrievedDialog } from './NotRetrievedDialog'
import { NOT_RETRIEVED } from './retrieval-words'
import type { QuoteLink } from './use-quote-link'
import type { useRetrieval } from './use-retrieval'

const REFERENCE = factField('quoteReference')

type RetrievalFormProps = { retrieval: ReturnType<typeof useRetrieval>; link: QuoteLink; title: string }

export function RetrievalForm({ retrieval, link, title }: RetrievalFormProps) {
  const { form, isChecking, failed } = retrieval
  const { boxes } = form
  const navigate = useNavigate()
  usePageTitle(title, pack.firm.name, boxes.errors.length > 0)

  /** A link needs the reference and nothing else. */
  const askForLink = () => {
    const { quoteReference } = form.asking.subject
    const wrong = form.wrongOf('quoteReference')
    if (wrong) boxes.refuse(REFERENCE, wrong)
    else if (typeof quoteReference === 'string') void link.ask(quoteReference)
  }
  return (
    <form noValidate onSubmit={boxes.submit} className="form">
      {boxes.isSubmitted && <ErrorSummary errors={boxes.errors} />}
      <FactQuestions form={form} />
      <div className="retrieval__end">
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
          // By its name in the specification, the first step of the wizard (RET-02, D-235).
          onBack={() => navigate(stepPath('vehicleDetails'))}
        />
        <LinkRefused state={link.state} />
        <div className="retrieval__link">
          <span>Can't find a detail, or are you 16?</span>
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
