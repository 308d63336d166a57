import { isAskedBesidePrice } from '@milepost/domain/journeys/left-to-check'
import type { Missing } from '@milepost/domain/journeys/missing'
import type { Answers } from '@milepost/domain/questions/answers'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { journey } from '../../brands/current'
import { getPrice } from '../../offer/get-price'
import { paths } from '../../paths'
import { completeStep } from '../../state/quote-state'
import { resultsPath } from '../../state/results-path'
import { currentWalk } from '../../state/use-journey-progress'

export type NotSubmittedWhy =
  /** No quote of this line is made without its vehicle (VLS-04, D-239). */
  | { kind: 'incorrect-product' }
  /** Another answer does not go with the vehicle that was found. */
  | { kind: 'open'; answers: readonly Missing[] }
  | { kind: 'failed' }

/** Rates the quote again with its vehicle, by the call of its product line, and goes where the outcome leads (VLS-04, VLS-05). */
export function useSubmitVehicle() {
  const navigate = useNavigate()
  const [isUnderWay, setUnderWay] = useState(false)
  const [trouble, setTrouble] = useState<NotSubmittedWhy>()

  async function submit(answers: Answers) {
    if (isUnderWay) return
    setTrouble(undefined)
    const { vehicleLessCall } = journey.rating
    if (vehicleLessCall === undefined) return setTrouble({ kind: 'incorrect-product' })
    completeStep('vehicleDetails', answers)
    const open = currentWalk().missing.filter(({ field }) => !isAskedBesidePrice(field))
    if (open.length > 0) return setTrouble({ kind: 'open', answers: open })
    setUnderWay(true)
    const outcome = await getPrice(vehicleLessCall)
    setUnderWay(false)
    if (outcome.kind !== 'go') return setTrouble({ kind: 'failed' })
    // A price is shown where its visitor expects it, whatever other terms there are (VLS-05).
    const { to } = outcome.end
    return navigate(to === paths.policySelection ? resultsPath() : to, { replace: true })
  }
  return { submit, isUnderWay, trouble }
}
