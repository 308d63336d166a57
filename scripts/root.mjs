import { fileURLToPath } from 'node:url'

/** The clone these scripts stand in, wherever they were called from. */
export const root = fileURLToPath(new URL('..', import.meta.url))
