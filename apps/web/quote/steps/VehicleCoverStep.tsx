import { useSearchParams } from 'react-router'
import { CHECK_ANSWERS } from '../../paths'
import { CoverForm } from '../cover/CoverForm'
import { CheckAnswers } from '../summary/CheckAnswers'
import { useShownFromTop } from '../summary/use-shown-from-top'

/** The cover asked for, and behind its Continue the page that reads every answer back. */
export function VehicleCoverStep() {
  const isChecking = useSearchParams()[0].has(CHECK_ANSWERS)
  useShownFromTop(isChecking)
  return isChecking ? <CheckAnswers /> : <CoverForm />
}
