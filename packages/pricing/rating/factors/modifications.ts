import { modifications as list, type ModificationCode } from '@milepost/domain/lists/modifications'
import type { Risk } from '../../risk/risk'
import type { Modification } from '../../risk/vehicle'
import { codeRow, type Factor, missingCodes, unfit } from '../factor'

const kinds = new Map<ModificationCode, string>(list.map(({ code, kind }) => [code, kind]))

/** Each modification by its kind; one made for medical reasons is its own kind, whatever it is (Equality Act 2010). */
export const modifications: Factor<Risk> = {
  table: 'modifications',
  words: 'A modification',
  bind: (table) => {
    if (table.kind !== 'codes') return unfit(table, 'codes')
    return (
      missingCodes(table, ['medical', ...kinds.values()]) ??
      (({ vehicle }, into) => {
        for (const modification of vehicle.modifications) into.push(codeRow(table, kindOf(modification)))
      })
    )
  },
}

function kindOf({ code, isForMedicalReasons }: Modification): string {
  return isForMedicalReasons ? 'medical' : (kinds.get(code) ?? 'other')
}
