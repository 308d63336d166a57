import { useEffect, useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import { useNavigate } from '../../router.tsx'
import { markedDraft, unmarkDraft } from '../../state/browser-marks.ts'
import { useQuote } from '../../state/quote-state.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import linkPageStyles from '../link-page.module.css'
import { LinkSent, useLinkRequest } from '../links/LinkRequest.tsx'
import { ResumeForm } from './ResumeForm.tsx'
import styles from './ResumeOffer.module.css'
import { resume } from './resume.ts'

export type ResumeOfferProps = {
  /** The page has its own button to start again. */
  withoutNew?: boolean
}

/** Offers the last quote saved from this browser to a customer who returns with an empty tab, without showing any of it (D-046). */
export function ResumeOffer({ withoutNew = false }: ResumeOfferProps) {
  const navigate = useNavigate()
  const isFresh = useQuote(({ completedSteps }) => !Object.values(completedSteps).some(Boolean))
  const [id, setId] = useState(markedDraft)
  const [view, setView] = useState<'offer' | 'check' | 'sent'>('offer')
  const link = useLinkRequest(() => setView('sent'))
  const title = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the title of the result.
    if (view === 'sent') title.current?.focus()
  }, [view])
  if (id === undefined || !isFresh) return null

  const startNew = () => {
    unmarkDraft()
    setId(undefined)
    document.querySelector<HTMLElement>('h1')?.focus()
  }
  const newQuote = (look: 'secondary' | 'quiet') =>
    !withoutNew && (
      <Button look={look} onClick={startNew}>
        Start a new quote
      </Button>
    )
  return (
    <Card
      title={
        <span ref={title} tabIndex={-1}>
          {view === 'sent' ? 'Check your email' : 'Carry on with your saved quote?'}
        </span>
      }
      className={styles.resumeOffer}
      data-part="resume-offer"
    >
      {view === 'offer' && (
        <>
          <p>
            We kept the answers you gave last time on this device. We'll ask for your date of birth and
            postcode before we show them.
          </p>
          <div className={linkPageStyles.ways}>
            <Button onClick={() => setView('check')}>Carry on</Button>
            {newQuote('secondary')}
          </div>
        </>
      )}
      {view === 'check' && (
        <ResumeForm
          onCheck={(check) => resume(id, check)}
          // The start page redirects to where the customer was.
          onRestored={() => navigate(paths.root, { replace: true })}
          link={{ state: link.state, ask: () => link.ask({ draftId: id }) }}
          otherLink={newQuote('quiet')}
        />
      )}
      {view === 'sent' && (
        <LinkSent
          of={{ draftId: id }}
          otherLinks={
            <Button look="quiet" onClick={() => setView('check')}>
              Use my date of birth instead
            </Button>
          }
        />
      )}
    </Card>
  )
}
