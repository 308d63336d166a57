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
import { CodeBoxes } from '../../ui/CodeBoxes.tsx'
import type { InputProps } from '../input.ts'

/** Four boxes as on the card (DRV-18). The first two are prefilled from the name and the birth date (D-110). */
export function LicenceNumberInput({ fieldProps: { value, onChange, ...fieldProps }, asking }: InputProps) {
  // The question is only asked of a person, so the subject is one.
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
