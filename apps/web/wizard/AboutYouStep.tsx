import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { useQuote } from '../state/quote-state'
import { trackEvent } from '../tracking/tracking'
import { Honeypot } from './Honeypot'
import { EMAIL, lockedWords, takeIdentity } from './known-customer'
import { StepForm } from './StepForm'
import { StepQuestions } from './StepQuestions'
import { useStep } from './use-step'

/** Who the customer is and where they and the vehicle live (YOU-01); for visitors from comparison sites also how they heard of us (AGG-09). */
export function AboutYouStep() {
  const page = useStep('aboutYou')
  const identity = useQuote((state) => state.identity)
  // Before the page is painted, so that no other address is seen first.
  useLayoutEffect(() => takeIdentity(), [])
  const trap = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    if (!trap.current?.value) return page.form.submit(event)
    // A robot learns nothing: no message, no call, no next step (YOU-10, D-097).
    event.preventDefault()
    trackEvent('honeypot_filled')
  }
  return (
    <StepForm step="aboutYou" page={page} onSubmit={submit}>
      <Honeypot ref={trap} />
      <StepQuestions {...page} locked={identity ? { [EMAIL]: lockedWords[identity.by] } : {}} />
    </StepForm>
  )
}
