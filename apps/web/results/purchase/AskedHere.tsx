import { AskedFields } from '../../form/AskedFields'
import { purchaseInputs } from './purchase-inputs'
import type { PurchaseForm } from './use-purchase-form'

type AskedHereProps = Pick<PurchaseForm, 'questions' | 'boxes'> & { fields: readonly string[] }

/** Questions of the purchase form. */
export function AskedHere({ questions, boxes, fields }: AskedHereProps) {
  return <AskedFields {...{ questions, boxes, fields }} inputs={purchaseInputs} />
}
