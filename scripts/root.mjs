import { fileURLToPath } from 'node:url'

/** The clone that these scripts are in, wherever they were called from. */
export const root = fileURLToPath(new URL('..', import.meta.url))
