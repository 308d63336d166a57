import { fieldName } from '@milepost/domain/journeys/section'
import { hasAgreedDisclaimer } from '@milepost/domain/questions/cover/has-agreed-disclaimer'
import { MarketingBlock } from '../marketing/MarketingBlock'
import { StepForm } from '../steps/StepForm'
import { StepQuestions } from '../steps/StepQuestions'
import { useStep } from '../use-step'
import { DisclaimerField } from './DisclaimerField'
import { useCoverDefaults } from './use-cover-defaults'

const DISCLAIMER = fieldName('coverDetails', hasAgreedDisclaimer.name)

/** Level of cover, start, excess and no-claims discount; then the disclaimer and the marketing choices (COV-01, D-099). */
export function CoverForm() {
  useCoverDefaults()
  const page = useStep('vehicleCover')
  return (
    <StepForm step="vehicleCover" page={page}>
      <StepQuestions {...page} without={DISCLAIMER} />
      <DisclaimerField box={page.form.box(DISCLAIMER)} />
      <MarketingBlock />
    </StepForm>
  )
}
