import { fileURLToPath } from 'node:url'

/** The clone that these scripts are in, regardless of the current folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))
