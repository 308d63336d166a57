import { isModelOpen, NONE_OF_THESE } from '@milepost/domain/questions/vehicle/abi-code'
import { vehicleChosen } from '@milepost/domain/questions/vehicle/vehicle-found'
import { matchDetails, registeredAs } from '@milepost/domain/values/vehicle-in-words'
import { isVehicleInfo, type VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { isIdentified } from '@milepost/domain/values/vehicle-match'
import { useEffect, useState } from 'react'
import { brand } from '../brands/brand.ts'
import { journey } from '../brands/current.ts'
import type { InputProps, Inputs } from '../form/input.ts'
import { StepQuestion, type StepQuestionProps } from '../form/StepQuestion.tsx'
import { saveAnswers, useQuote } from '../state/quote-state.ts'
import { Notice } from '../ui/Notice.tsx'
import { RadioRows } from '../ui/RadioRows.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { fillInValue, type LookupSettings } from './use-vehicle-lookup.ts'
import { VehicleCard, type VehicleCardProps } from './VehicleCard.tsx'

const MODEL = 'vehicleDetails.abiCode'
const inputs: Inputs = { choice: ModelInput }

export type FoundVehicleProps = VehicleCardProps &
  Pick<LookupSettings, 'onFound' | 'onError' | 'knownValue'> & {
    /** The props of the page's questions: the model is asked if the look-up did not return one. */
    question: Omit<StepQuestionProps, 'field' | 'inputs'>
  }

/** The vehicle that a look-up found, or a choice of model if the register names none (VEH-01, VEH-02). */
export function FoundVehicle({ vehicle, onChange, question, ...rest }: FoundVehicleProps) {
  const { matches = [] } = vehicle
  const isOpen = isModelOpen(question.answers.vehicleDetails)
  const isNone = question.answers.vehicleDetails.abiCode === NONE_OF_THESE || vehicle.matches?.length === 0

  // Set after the first render: few screen readers announce a live region that is inserted with its text.
  const [announced, setAnnounced] = useState('')
  const news = isOpen ? matchesInWords(matches.length) : isIdentified(vehicle) ? foundInWords(vehicle) : ''
  useEffect(() => setAnnounced(news), [news])

  function choose(code: string) {
    const { answers } = useQuote.getState()
    const chosen = vehicleChosen(answers.vehicleDetails, code, journey)
    saveAnswers({ ...answers, vehicleDetails: chosen.vehicle })
    if (chosen.verdict.kind !== 'accepted') return chosen.verdict.error && rest.onError(chosen.verdict.error)
    fillInValue(rest.knownValue ?? chosen.vehicle.value)
    rest.onFound()
  }

  const fieldProps: typeof question.form.fieldProps = (field) => {
    const asked = question.form.fieldProps(field)
    return {
      ...asked,
      onChange: (event) => {
        asked.onChange(event)
        choose(event.target.value)
      },
    }
  }
  return (
    <>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <StepQuestion {...question} form={{ fieldProps }} field={MODEL} inputs={inputs} />
      {isIdentified(vehicle) && <VehicleCard vehicle={vehicle} onChange={onChange} />}
      {isNone && <NotIdentified vehicle={vehicle} />}
    </>
  )
}

/** The look-up was started by a button that keeps the focus, so what it found is announced. */
function foundInWords({ make, model }: VehicleInfo): string {
  return `We found ${make.desc} ${model.desc}. Is this your vehicle?`
}

function matchesInWords(count: number): string {
  return count === 1 ? 'One vehicle matches. Is it yours?' : `${count} vehicles match. Please choose yours.`
}

/** Each possible vehicle as a row, with what distinguishes it; "none of these" is the last. */
function ModelInput({ fieldProps, question, asking }: InputProps) {
  const { vehicleInfo } = asking.subject
  const vehicle = isVehicleInfo(vehicleInfo) ? vehicleInfo : undefined
  const options = (question.kind.options?.(asking) ?? []).map(({ code, desc }) => {
    const match = vehicle?.matches?.find(({ abicode }) => abicode === code)
    if (!vehicle || !match) return { value: code, label: desc }
    return { value: code, label: `${vehicle.make.desc} ${desc}`, hint: matchDetails(match, vehicle) }
  })
  const hint = vehicle && `The vehicle register lists ${registeredAs(vehicle)}, but doesn't name the model.`
  return <RadioRows {...fieldProps} hint={hint} options={options} />
}

/** Shown immediately: the quote would end in a referral, and a call is quicker. */
function NotIdentified({ vehicle }: { vehicle: VehicleInfo }) {
  const { name, phone } = brand.firm
  return (
    <Notice look="warn" role="status" title="We can't price this vehicle online">
      <p>
        The vehicle register lists {registeredAs(vehicle)}, and we couldn't match it to a model. Please call{' '}
        {name} on <a href={`tel:${phone.dial}`}>{phone.display}</a> with your vehicle registration certificate
        (log book) to hand.
      </p>
      <p>You can also carry on. We'll keep your answers, so that your call is shorter.</p>
    </Notice>
  )
}
