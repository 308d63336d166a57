import type { CodeList } from './code-list'
import data from './licensing-authorities.json' with { type: 'json' }

/** Who licenses taxis and private hire (DRV-14), in alphabetical order. */
export const licensingAuthorities: CodeList = data.authorities
