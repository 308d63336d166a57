import type { PersonDetails } from '@milepost/domain/questions/answers'
import { shownLicenceBoxes, typedLicenceBoxes } from '@milepost/domain/questions/kinds/licence-number'
import { licenceHolder, prefilledLicenceBoxes } from '@milepost/domain/questions/people/licence-holder'
import {
  checkLicenceNumber,
  type LicenceBoxes,
  type LicenceHolder,
  licenceBoxLengths,
  parseLicenceNumber,
} from '@milepost/domain/values/licence-number'
import { isMaskedLicenceNumber } from '@milepost/domain/values/masked'
import { CodeBoxes } from '../../ui/CodeBoxes'
import type { InputProps } from '../input'

/** Four boxes as on the card (DRV-18). What the name and the birth date say already stands in the first two (D-110). */
export function LicenceNumberInput({ fieldProps: { value, onChange, ...fieldProps }, asking }: InputProps) {
  // Whoever is asked for a licence number is a person; the question itself is asked of no other subject.
  const holder = licenceHolder(asking.subject as PersonDetails, asking.today)
  const prefilled = prefilledLicenceBoxes(holder)
  const boxes = shownLicenceBoxes(value, prefilled)
  return (
    <CodeBoxes
      {...fieldProps}
      lengths={licenceBoxLengths}
      values={boxes}
      onValues={(values) => onChange({ target: { value: typedLicenceBoxes(values, value, prefilled) } })}
      invalidBox={firstInvalidBox(boxes, holder)}
    />
  )
}

function firstInvalidBox(boxes: LicenceBoxes, holder: LicenceHolder | undefined): number | undefined {
  if (isMaskedLicenceNumber(boxes.join(''))) return undefined
  const checked = holder ? checkLicenceNumber(boxes, holder) : parseLicenceNumber(boxes)
  return checked.ok ? undefined : checked.box
}
