import type { Missing } from '@milepost/domain/journeys/journey-progress'
import { isAskedWithPrice } from '@milepost/domain/journeys/left-to-check'
import { readVehicleLess, vehicleLessFields } from '@milepost/domain/journeys/vehicle-less'
import type { Answers } from '@milepost/domain/questions/answers'
import { isSameRegistration } from '@milepost/domain/values/registration'
import { useState } from 'react'
import { journey } from '../../brands/current.ts'
import { useForm } from '../../form/use-form.ts'
import { textIn } from '../../form/use-step-form.ts'
import { getPrice } from '../../offer/get-price.ts'
import { paths } from '../../paths.ts'
import { useNavigate } from '../../router.tsx'
import { completeStep, saveTyped, storeAnswer, useQuote } from '../../state/quote-state.ts'
import { resultsPath } from '../../state/results-path.ts'
import { circumstances, currentJourneyProgress } from '../../state/use-journey-progress.ts'
import { type LookupSettings, useVehicleLookup } from '../../vehicle/use-vehicle-lookup.ts'

const { registration: REGISTRATION, abiCode: MODEL, value: VALUE } = vehicleLessFields

/** The page's form, its look-up and its request, validated by the same questions as the first step of the wizard. */
export function useVehicleLanding() {
  const answers = useQuote((state) => state.answers)
  const typed = useQuote((state) => state.typed)
  const submitting = useSubmitVehicle()
  const here = circumstances()
  const { vehicleInfo, searchedRegistration } = answers.vehicleDetails
  const [knownValue] = useState(valueFromSite)

  const form = useForm({
    fields: [REGISTRATION, MODEL, VALUE],
    // Falls back to the stored answers: completing the step clears what was typed, and without a price the customer must find it
    // unchanged.
    textOf: (field) => typed[field] ?? textIn(answers, here.definition.steps.vehicleDetails, field),
    read: () => readVehicleLess(typed, answers, here),
    onTyped: (field, text) => {
      saveTyped(field, text)
      if (field === REGISTRATION && text.trim() === '') lookUp.empty()
    },
    onValid: (values) => void submitting.submit(values),
  })
  const outcomes: LookupSettings = {
    alwaysInDialog: true,
    onError: (error) => form.refuse(REGISTRATION, error),
    onOtherClass: () => form.focus(REGISTRATION),
    knownValue,
    onFound: () => form.forgive(REGISTRATION),
  }
  const lookUp = useVehicleLookup(outcomes)

  const registration = form.text(REGISTRATION)
  return {
    form,
    asked: {
      step: 'vehicleDetails' as const,
      form,
      answers: form.values,
      circumstances: here,
      onAnswers: storeAnswer,
    },
    lookUp,
    outcomes,
    search: () => void lookUp.search(registration),
    registration,
    // The card belongs to the registration in the field: another one hides it until it is searched for (D-056).
    vehicle: isSameRegistration(registration, searchedRegistration ?? '') ? vehicleInfo : undefined,
    submitting,
  }
}

/** A value that the customer gave on the comparison site takes precedence over the look-up; our own assumption does not. */
function valueFromSite() {
  const { answers, provenance = {} } = useQuote.getState()
  return provenance[VALUE] === 'assumed' ? undefined : answers.vehicleDetails.value
}

export type NotSubmittedWhy =
  /** This product does not accept quotes without a vehicle (VLS-04, D-239). */
  | { kind: 'incorrect-product' }
  /** Another answer conflicts with the vehicle that was found. */
  | { kind: 'open'; answers: readonly Missing[] }
  | { kind: 'failed' }

/** Prices the quote again with its vehicle, by the call of its product line, and goes where the outcome leads (VLS-04, VLS-05). */
function useSubmitVehicle() {
  const navigate = useNavigate()
  const [isUnderWay, setUnderWay] = useState(false)
  const [problem, setProblem] = useState<NotSubmittedWhy>()

  async function submit(answers: Answers) {
    if (isUnderWay) return
    setProblem(undefined)
    if (!journey.rating.pricesWithoutPlate) return setProblem({ kind: 'incorrect-product' })
    completeStep('vehicleDetails', answers)
    const open = currentJourneyProgress().missing.filter(({ field }) => !isAskedWithPrice(field))
    if (open.length > 0) return setProblem({ kind: 'open', answers: open })
    setUnderWay(true)
    const outcome = await getPrice()
    setUnderWay(false)
    if (outcome.kind !== 'go') return setProblem({ kind: 'failed' })
    // The visitor expects a price, so results is shown even if there is a choice of terms (VLS-05).
    const { to } = outcome.end
    return navigate(to === paths.policySelection ? resultsPath() : to, { replace: true })
  }
  return { submit, isUnderWay, problem }
}
