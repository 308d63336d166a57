import { answersInWords } from '@milepost/domain/journeys/answers-in-words'
import { Navigate, useNavigate } from 'react-router'
import { pack } from '../brands/pack'
import { AnswerSummary } from '../form/summary/AnswerSummary'
import { PageHeading } from '../frame/PageHeading'
import { usePageTitle } from '../frame/page-title'
import { stepPath } from '../paths'
import { useQuote } from '../state/quote-state'
import { circumstances, useWalk } from '../state/use-journey-progress'
import { Notice } from '../ui/Notice'
import { PriceButton } from './PriceButton'
import { UnsavedEdits } from './UnsavedEdits'

const HEADING = 'Check your answers'

/** Every answer before a price is made of them. Whoever still owes one is sent to where it is asked. */
export function CheckAnswers() {
  const navigate = useNavigate()
  const { path, counting, missing } = useWalk()
  const provenance = useQuote((state) => state.provenance)
  const isCoverDone = useQuote((state) => state.completedSteps.vehicleCover === true)
  usePageTitle(HEADING, pack.firm.name)

  const open = missing[0]?.step ?? (isCoverDone ? undefined : 'vehicleCover')
  if (open) return <Navigate to={stepPath(open)} replace />
  return (
    <>
      <PageHeading>{HEADING}</PageHeading>
      <UnsavedEdits />
      <Notice look="good" title="Thank you. That is everything we need for a price.">
        Your answers are complete and kept in this tab. Please read them through, and change any that are not
        right: cover depends on them.
      </Notice>
      <AnswerSummary chapters={answersInWords(path, counting, circumstances(), provenance)} />
      <PriceButton onBack={() => navigate(stepPath('vehicleCover'))} />
    </>
  )
}
