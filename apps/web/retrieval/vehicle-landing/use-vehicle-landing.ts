import { readVehicleLess, vehicleLessFields } from '@milepost/domain/journeys/vehicle-less'
import { isSameRegistration } from '@milepost/domain/values/registration'
import { useState } from 'react'
import { useBoxes } from '../../form/use-form'
import { textIn } from '../../form/use-step-form'
import { keepTyped, settleAnswer, useQuote } from '../../state/quote-state'
import { circumstances } from '../../state/use-journey-progress'
import { type LookUpSettings, useVehicleLookUp } from '../../vehicle/use-vehicle-lookup'
import { useSubmitVehicle } from './use-submit-vehicle'

const { registration: REGISTRATION, abiCode: MODEL, value: VALUE } = vehicleLessFields

/** The form of the page, its look-up and what is sent: judged by the same questions as the first step of the wizard. */
export function useVehicleLanding() {
  const answers = useQuote((state) => state.answers)
  const typed = useQuote((state) => state.typed)
  const submitting = useSubmitVehicle()
  const here = circumstances()
  const { vehicleInfo, searchedRegistration } = answers.vehicleDetails
  const [valueGiven] = useState(valueGivenElsewhere)

  const form = useBoxes({
    fields: [REGISTRATION, MODEL, VALUE],
    // A step that is done forgets what was typed; who could not be given a price finds it all as they left it.
    textOf: (field) => typed[field] ?? textIn(answers, here.catalogue.sections.vehicleDetails, field),
    read: () => readVehicleLess(typed, answers, here),
    onTyped: (field, text) => {
      keepTyped(field, text)
      if (field === REGISTRATION && text.trim() === '') lookUp.empty()
    },
    onGood: (good) => void submitting.submit(good),
  })
  const outcomes: LookUpSettings = {
    alwaysInDialog: true,
    onWrong: (wrong) => form.refuse(REGISTRATION, wrong),
    onWrongClass: () => form.focus(REGISTRATION),
    valueGiven,
    onFound: () => form.forgive(REGISTRATION),
  }
  const lookUp = useVehicleLookUp(outcomes)

  const registration = form.text(REGISTRATION)
  return {
    form,
    asked: {
      step: 'vehicleDetails' as const,
      form,
      answers: form.good,
      circumstances: here,
      onAnswers: settleAnswer,
    },
    lookUp,
    outcomes,
    search: () => void lookUp.search(registration),
    registration,
    // The card belongs to what stands in the box: another registration hides it until it is searched (D-056).
    vehicle: isSameRegistration(registration, searchedRegistration ?? '') ? vehicleInfo : undefined,
    submitting,
  }
}

/** What the customer said on the comparison site is theirs, and stands before what a look-up knows; our own guess does not. */
function valueGivenElsewhere() {
  const { answers, provenance = {} } = useQuote.getState()
  return provenance[VALUE] === 'assumed' ? undefined : answers.vehicleDetails.value
}
