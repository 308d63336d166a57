import { DISCLAIMER } from '@milepost/domain/journeys/left-to-check'
import { disclaimer } from '@milepost/domain/questions/cover/has-agreed-disclaimer'
import { DisclaimerField } from '../form/DisclaimerField'
import { MarketingBlock } from '../marketing/MarketingBlock'
import { StartPassedNotice } from './StartPassedNotice'
import { StepForm } from './StepForm'
import { StepQuestions } from './StepQuestions'
import { useCoverDefaults } from './use-cover-defaults'
import { useStartPassed } from './use-start-passed'
import { useStep } from './use-step'

/** Level of cover, start, excess and no-claims discount; then the disclaimer and the marketing choices (COV-01, D-099). */
export function CoverForm() {
  useCoverDefaults()
  const page = useStep('vehicleCover')
  const hasStartPassed = useStartPassed(page)
  return (
    <StepForm step="vehicleCover" page={page} notice={hasStartPassed && <StartPassedNotice />}>
      <StepQuestions {...page} without={DISCLAIMER} />
      <DisclaimerField box={page.form.box(DISCLAIMER)} disclaimer={disclaimer} />
      <MarketingBlock />
    </StepForm>
  )
}
