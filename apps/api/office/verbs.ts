import { lock, unlock } from './lock'
import type { Verb } from './verb'

/** All that the back office can do by hand, by its first word. */
export const verbs: Readonly<Record<string, Verb>> = { lock, unlock }
