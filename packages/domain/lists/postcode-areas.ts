import type { CodeList } from './code-list'
import data from './postcode-areas.json' with { type: 'json' }

/** Areas whose addresses are outside the United Kingdom, though they have UK postcodes. */
export const crownDependencyAreas: CodeList = data.crownDependencies

/** The letters a postcode begins with, and the place they stand for. */
export const postcodeAreas: CodeList = [...data.unitedKingdom, ...data.crownDependencies]
