import { useSearchParams } from 'react-router'
import { CHECK_ANSWERS } from '../paths'
import { CheckAnswers } from './CheckAnswers'
import { CoverForm } from './CoverForm'
import { useShownFromTop } from './use-shown-from-top'

/** The cover asked for, and behind its Continue the page that reads every answer back. */
export function VehicleCoverStep() {
  const isChecking = useSearchParams()[0].has(CHECK_ANSWERS)
  useShownFromTop(isChecking)
  return isChecking ? <CheckAnswers /> : <CoverForm />
}
