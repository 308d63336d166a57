import { DISCLAIMER } from '@milepost/domain/journeys/left-to-check'
import { disclaimer } from '@milepost/domain/questions/cover/has-agreed-disclaimer'
import { MarketingBlock } from '../../kept/marketing/MarketingBlock'
import { DisclaimerField } from '../../questions/disclaimer/DisclaimerField'
import { StepForm } from '../steps/StepForm'
import { StepQuestions } from '../steps/StepQuestions'
import { useStep } from '../use-step'
import { StartPassedNotice } from './StartPassedNotice'
import { useCoverDefaults } from './use-cover-defaults'
import { useStartPassed } from './use-start-passed'

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
