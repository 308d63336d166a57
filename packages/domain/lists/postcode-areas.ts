import type { CodeList } from './code-list.ts'
import data from './postcode-areas.json' with { type: 'json' }

/** Areas outside the United Kingdom that have UK postcodes. */
export const crownDependencyAreas: CodeList = data.crownDependencies

/** The letters a postcode begins with, and the places they mean. */
export const postcodeAreas: CodeList = [...data.unitedKingdom, ...data.crownDependencies]
