import { fieldName, sections } from '@milepost/domain/journeys/sections'
import { labelOf, noticeOf, type WizardStepName } from '@milepost/domain/journeys/steps'
import { PageHeading } from '../../frame/PageHeading'
import { StepActions } from '../../frame/StepActions'
import { QuestionField } from '../../questions/QuestionField'
import { ErrorSummary } from '../../ui/ErrorSummary'
import { Notice } from '../../ui/Notice'
import { useQuote } from '../quote-state'
import { useStep } from '../use-step'
import { circumstances } from '../use-walk'

/** A step with no layout of its own: its questions under one another, in the order the journey asks them. */
export function QuestionStep({ step }: { step: WizardStepName }) {
  const { form, onBack } = useStep(step)
  const answers = useQuote((state) => state.answers)
  const notice = noticeOf(step)
  const field = { step, form, answers, circumstances: circumstances() }
  return (
    <>
      <PageHeading>{labelOf(step)}</PageHeading>
      {notice && <Notice look="warn">{notice}</Notice>}
      <form noValidate onSubmit={form.submit} className="form">
        {form.isSubmitted && <ErrorSummary errors={form.errors} />}
        {sections[step].flatMap(({ of, ask }) =>
          ask.map(({ name }) => <QuestionField key={name} {...field} field={fieldName(of, name)} />),
        )}
        <StepActions onBack={onBack} />
      </form>
    </>
  )
}
