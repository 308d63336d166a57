import { modifications } from '@milepost/domain/lists/modifications'
import { parseMoney } from '@milepost/domain/values/money-text'
import type { Modification } from '@milepost/pricing/risk/vehicle'
import { type Cells, codesOf } from './cells'
import type { PolicyColumn } from './columns'
import { entriesOf } from './entries'

const known = codesOf(modifications)

export function readModifications(cells: Cells<PolicyColumn>): readonly Modification[] {
  return entriesOf(cells.text('modifications')).flatMap(({ words, parts }) => {
    const [name = '', pounds = '', medical = ''] = parts
    const code = known.get(name.toUpperCase())
    const value = parseMoney(pounds)
    const isForMedicalReasons = medical.toLowerCase() === 'medical'
    if (code !== undefined && value.ok && parts.length <= 3 && (medical === '' || isForMedicalReasons)) {
      return [{ code, value: value.value, isForMedicalReasons }]
    }
    cells.refuse('modifications', `${words} is not code:pounds or code:pounds:medical, as ENGINE_REMAP:600`)
    return []
  })
}
