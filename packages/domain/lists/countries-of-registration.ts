import type { CodeList } from './code-list'
import data from './countries-of-registration.json' with { type: 'json' }

/** Where an imported vehicle was registered (VEH-35), in alphabetical order. */
export const countriesOfRegistration: CodeList = data.countries
