import { createHash } from 'node:crypto'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { DraftKey } from './ports'

/** Where a draft lies. Who can read the table still cannot open one: only a hash of the id is kept (D-046). */
export function draftKey(draft: { tenant: BrandCode; journey: JourneyId; draftId: string }): DraftKey {
  const { tenant, journey, draftId } = draft
  return { tenant, journey, idHash: createHash('sha256').update(draftId, 'utf8').digest() }
}
