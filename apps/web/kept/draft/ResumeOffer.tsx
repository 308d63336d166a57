import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { useQuote } from '../quote-state'
import { ResumeForm } from './ResumeForm'
import { resume } from './resume'
import { markedDraft, unmarkDraft } from './saved-mark'

export type ResumeOfferProps = {
  /** Where the page has a way of its own to begin again. */
  withoutNew?: boolean
}

/** Offers the quote saved last from this browser to whoever comes back with an empty tab; shows nothing of it (D-046). */
export function ResumeOffer({ withoutNew = false }: ResumeOfferProps) {
  const navigate = useNavigate()
  const isFresh = useQuote(({ completedSteps }) => !Object.values(completedSteps).some(Boolean))
  const [id, setId] = useState(markedDraft)
  const [isAsking, setAsking] = useState(false)
  if (id === undefined || !isFresh) return null

  const startNew = () => {
    unmarkDraft()
    setId(undefined)
    document.querySelector<HTMLElement>('h1')?.focus()
  }
  const newQuote = !withoutNew && (
    <Button look="secondary" onClick={startNew}>
      Start a new quote
    </Button>
  )
  return (
    <Card title="Carry on with your saved quote?" className="resume-offer">
      {isAsking ? (
        <ResumeForm
          onCheck={(check) => resume(id, check)}
          // The start leads everyone to where they were.
          onRestored={() => navigate(paths.root, { replace: true })}
          otherWay={newQuote}
        />
      ) : (
        <>
          <p>
            We kept the answers you gave last time on this device. We'll ask for your date of birth and
            postcode before we show them.
          </p>
          <div className="resume-offer__ways">
            <Button onClick={() => setAsking(true)}>Carry on</Button>
            {newQuote}
          </div>
        </>
      )}
    </Card>
  )
}
