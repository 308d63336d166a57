import type { FieldError } from '@milepost/domain/questions/question'
import { SEARCH_REGISTRATION, validateForSearch } from '@milepost/domain/questions/vehicle/registration'
import { vehicleChosen, vehicleFound } from '@milepost/domain/questions/vehicle/vehicle-found'
import { vehicleVerdict } from '@milepost/domain/questions/vehicle/verdict'
import { normaliseRegistration } from '@milepost/domain/values/registration'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { asMatch } from '@milepost/domain/values/vehicle-match'
import { useEffect, useRef, useState } from 'react'
import type { EndOfQuote } from '../../api/error-catalogue.ts'
import { type SetRegistrationReply, setRegistration } from '../../api/restart.ts'
import { findVehicle } from '../../api/vehicle.ts'
import { journey } from '../../brands/current.ts'
import { pageOf, savePriceOfAnswers } from '../../offer/get-price.ts'
import { paths } from '../../paths.ts'
import { useNavigate } from '../../router.tsx'
import { saveAnswers, useQuote } from '../../state/quote-state.ts'
import { isRefused, useResults } from '../../state/results-state.ts'
import { lookupFailure, type OtherClass } from '../../vehicle/use-vehicle-lookup.ts'
import { restartedAfterCode, useCheckAgain } from '../restarted-quote.ts'

/**
 * Look-up, class check, then the server: only the server confirms the policy's vehicle (RST-09, D-222). Until then the answers are
 * not changed.
 */
export function useConfirmVehicle(quoteReference: string, onConfirmed: () => void) {
  const navigate = useNavigate()
  const checkAgain = useCheckAgain()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState<'searching' | 'confirming'>()
  const [error, setError] = useState<FieldError>()
  const [found, setFound] = useState<FoundVehicle>()
  const [otherClass, setOtherClass] = useState<OtherClass>()
  const [problem, setProblem] = useState<'not-updated' | 'unreachable'>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function search() {
    running.current?.abort()
    setFound(undefined)
    setProblem(undefined)
    const unsearchable = validateForSearch(typed)
    setError(unsearchable)
    if (unsearchable) return
    const registration = normaliseRegistration(typed)
    const line = new AbortController()
    running.current = line
    setBusy('searching')
    const outcome = await findVehicle(registration, line.signal)
    if (line.signal.aborted || outcome.kind === 'aborted') return
    setBusy(undefined)
    if (outcome.kind !== 'found') return setError(lookupFailure(outcome.kind))
    // The policy has its model, which the look-up may not return. The server decides whether it is the same vehicle.
    const { abiCode } = useQuote.getState().answers.vehicleDetails
    const vehicle = asMatch(outcome.vehicle, abiCode)
    const verdict = vehicleVerdict(vehicle, journey)
    if (verdict.kind === 'accepted') return setFound({ registration, vehicle })
    if (verdict.kind === 'wrong-class') return setOtherClass({ ...verdict, registration })
    setError(verdict.error)
  }

  async function confirm() {
    if (busy) return
    if (!found) return setError(SEARCH_REGISTRATION)
    setProblem(undefined)
    setBusy('confirming')
    const outcome = await setRegistration(quoteReference, found.registration)
    setBusy(undefined)
    if (outcome.kind === 'refused') {
      const after = restartedAfterCode(outcome.code)
      return after.kind === 'go' ? navigate(after.to, { replace: after.replace }) : checkAgain()
    }
    if (outcome.kind !== 'set') return setProblem(outcome.kind)
    const end = saveVehicle(found, outcome.reply)
    return end ? navigate(end.to, { replace: end.replace }) : onConfirmed()
  }

  return {
    typed,
    type: (text: string) => {
      // The plate has changed, so the running look-up is out of date (D-056).
      running.current?.abort()
      if (busy === 'searching') setBusy(undefined)
      setTyped(text)
      setError(undefined)
      setFound(undefined)
    },
    search: () => void search(),
    confirm: () => void confirm(),
    busy,
    error,
    found,
    problem,
    otherClass,
    dismissOtherClass: () => setOtherClass(undefined),
  }
}

type FoundVehicle = { registration: string; vehicle: VehicleInfo }

/** Saves the vehicle in the answers, and the server's price with it. Returns the end page if there is no offer any more. */
function saveVehicle(
  { registration, vehicle }: FoundVehicle,
  { underwritingOutcome, optionId }: SetRegistrationReply,
): EndOfQuote | undefined {
  const { answers } = useQuote.getState()
  const { results: held } = useResults.getState()
  if (!held) return { to: paths.error, replace: false }
  const results = { ...held, underwritingOutcome, selectedOption: optionId }
  if (isRefused(underwritingOutcome)) {
    useResults.setState({ refused: underwritingOutcome })
    return pageOf(results)
  }
  // The value stays the policy's own, regardless of what the look-up estimates.
  const { value } = answers.vehicleDetails
  const found = vehicleFound(answers.vehicleDetails, registration, vehicle, journey).vehicle
  const looked = vehicleChosen(found, vehicle.abicode, journey).vehicle
  saveAnswers({ ...answers, vehicleDetails: { ...looked, ...(value !== undefined && { value }) } })
  savePriceOfAnswers(results)
  return undefined
}
