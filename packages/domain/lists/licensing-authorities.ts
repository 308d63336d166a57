import type { CodeEntry } from './code-list'
import data from './licensing-authorities.json' with { type: 'json' }

export type LicensingAuthority = CodeEntry & { readonly nation: string }

/** Who licenses taxis and private hire (DRV-14), in alphabetical order. */
export const licensingAuthorities: readonly LicensingAuthority[] = data.authorities
