import { RadioRows, type RadioRowsProps } from './RadioRows'

const yesAndNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

export type YesNoProps = Omit<RadioRowsProps, 'options' | 'layout'>

/** Two equal answers; neither is chosen for the customer. */
export function YesNo(props: YesNoProps) {
  return <RadioRows {...props} options={yesAndNo} layout="side-by-side" />
}
