import { labelOf, noticeOf, type WizardStepName } from '@milepost/domain/journeys/steps'
import type { FormEvent, ReactNode } from 'react'
import { PageHeading } from '../frame/PageHeading.tsx'
import { StepActions } from '../frame/StepActions.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import formStyles from '../ui/form.module.css'
import { Notice } from '../ui/Notice.tsx'
import { AnotherLookNotice } from './AnotherLookNotice.tsx'
import { StuckNotice } from './StuckNotice.tsx'
import type { StepPage } from './use-step.ts'

export type StepFormProps = {
  step: WizardStepName
  page: StepPage
  /** A notice for this visit. */
  notice?: ReactNode
  /** Continue. */
  onSubmit: (event: FormEvent) => void
  children: ReactNode
}

/** The layout around the questions of every step after the first: heading, errors, Back and Continue. */
export function StepForm({ step, page, notice, onSubmit, children }: StepFormProps) {
  const always = noticeOf(step)
  return (
    <>
      <PageHeading>{labelOf(step)}</PageHeading>
      {always && <Notice look="warn">{always}</Notice>}
      {notice}
      <AnotherLookNotice page={page} place="top" />
      <form noValidate onSubmit={onSubmit} className={formStyles.form}>
        {page.form.isSubmitted && <ErrorSummary errors={page.form.errors} />}
        {children}
        {page.isStuck && <StuckNotice />}
        <AnotherLookNotice page={page} place="end" />
        <StepActions onBack={page.onBack} busy={page.isMovingOn} />
      </form>
    </>
  )
}
