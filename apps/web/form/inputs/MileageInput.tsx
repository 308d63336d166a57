import { mileageHelp } from '@milepost/domain/questions/vehicle/mileage-helper'
import { FieldNote } from '../../ui/FieldNote.tsx'
import { SelectInput } from '../found-inputs.tsx'
import type { InputProps } from '../input.ts'

/**
 * The list of mileages, and what the chosen one comes to per day and per week (VEH-38). That breakdown is for a yearly mileage only
 * (D-077).
 */
export function MileageInput(props: InputProps) {
  const { fieldProps, asking } = props
  const miles = Number(fieldProps.value)
  const isForYear = asking.terms.use.mileagePeriod === 'year'
  return (
    <div>
      <SelectInput {...props} />
      <FieldNote isLive>{isForYear && miles > 0 ? mileageHelp(miles) : ''}</FieldNote>
    </div>
  )
}
