import { businessRadii } from '@milepost/domain/lists/business-radii'
import type { Terms } from '@milepost/domain/terms/terms'
import type { Work } from '@milepost/pricing/risk/risk'
import { type Cells, codesOf } from './cells'
import type { PolicyColumn } from './columns'

const radii = codesOf(businessRadii)
const columns = ['radius', 'racking', 'dangerous goods', 'hazardous sites'] as const

/** How a van or taxi is worked (VEH-24). */
export function readWork(cells: Cells<PolicyColumn>, base: Work, { id }: Terms): Work {
  if (base.kind === 'not-asked') {
    cells.mustBeEmpty(columns, `is not asked on ${id}; leave it empty`)
    return base
  }
  return {
    kind: 'commercial',
    radius: cells.code('radius', radii, base.radius),
    hasInternalRacking: cells.yes('racking', base.hasInternalRacking),
    carriesDangerousGoods: cells.yes('dangerous goods', base.carriesDangerousGoods),
    visitsHazardousSites: cells.yes('hazardous sites', base.visitsHazardousSites),
  }
}
