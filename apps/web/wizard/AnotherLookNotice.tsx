import { brokenAnswers } from '@milepost/domain/journeys/broken-answers'
import { journeyProgress, type Missing } from '@milepost/domain/journeys/journey-progress'
import { questionNamed } from '@milepost/domain/journeys/question-named'
import { labelOf } from '@milepost/domain/journeys/steps'
import type { Answers } from '@milepost/domain/questions/answers'
import { useQuote } from '../state/quote-state.ts'
import { Notice } from '../ui/Notice.tsx'
import type { StepPage } from './use-step.ts'

type AnotherLookNoticeProps = {
  page: Pick<StepPage, 'asked' | 'form' | 'reopened'>
  /**
   * `top`: what was invalid when the step opened. `end`, above Continue: what the current field values of this step make invalid.
   */
  place: 'top' | 'end'
}

/**
 * A change on this step makes an answer on another step invalid, or a change elsewhere made one of this step invalid. Shown immediately,
 * with the name of the question, on the step of the change and on every step up to the answer.
 */
export function AnotherLookNotice({ page: { asked, form, reopened }, place }: AnotherLookNoticeProps) {
  const completed = useQuote((state) => state.completedSteps)
  const stored = useQuote((state) => state.answers)
  const { step, answers, circumstances } = asked
  const brokenElsewhere = (values: Answers) => {
    const { missing, answers: applicable } = journeyProgress(values, completed, circumstances)
    return brokenAnswers(missing, completed, applicable).filter((each) => each.step !== step)
  }
  const before = brokenElsewhere(stored)
  const now = brokenElsewhere(answers)
  const isOld = ({ field }: Missing) => before.some((each) => each.field === field)
  // New conflicts show above Continue, before the customer continues; older ones show at the top.
  const elsewhere = now.filter((each) => isOld(each) === (place === 'top'))
  const here =
    place === 'top' ? reopened.filter(({ field }) => form.fieldProps(field).error !== undefined) : []
  const listed = eachOnce([...here, ...elsewhere])
  if (listed.length === 0) return null
  return (
    <Notice
      look="warn"
      role="status"
      title={
        listed.length === 1
          ? 'One of your answers needs another look'
          : `${listed.length} of your answers need another look`
      }
    >
      <ul>
        {listed.map((broken) => (
          <li key={broken.field}>
            <strong>{questionNamed(broken, answers, circumstances)}</strong> {broken.message}
          </li>
        ))}
      </ul>
      {elsewhere.length > 0 && <p>We'll take you to {stepsInWords(elsewhere)} when you continue.</p>}
    </Notice>
  )
}

/** A conflict between drivers marks two answers of one driver; it is listed once. */
function eachOnce(broken: readonly Missing[]): readonly Missing[] {
  const driverOf = ({ field }: Missing) => /^additionalDrivers\.\d+/.exec(field)?.[0] ?? field
  const listed = new Map<string, Missing>()
  // The driver's own message comes after that of the list, and names the driver.
  for (const each of broken) listed.set(driverOf(each), each)
  return [...listed.values()]
}

function stepsInWords(broken: readonly Missing[]): string {
  return [...new Set(broken.map(({ step }) => labelOf(step)))].join(' and ')
}
