import type { Option } from './offer'

export type Endorsement = { name: string; wording: string }

/** An entry without a name or without its wording says nothing, and is dropped (RES-22). */
export function completeEndorsements(entries: Option['underwrittenEndorsements']): readonly Endorsement[] {
  return entries
    .map(({ endorsementName, endorsementWording }) => ({
      name: endorsementName.trim(),
      wording: endorsementWording.trim(),
    }))
    .filter(({ name, wording }) => name !== '' && wording !== '')
}
