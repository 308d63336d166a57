import type { CodeList } from './code-list'
import data from './industries.json' with { type: 'json' }

/** What a working person may choose, in alphabetical order. */
export const industriesInWork: CodeList = data.inWork

/** Every industry that may be stored: also the "none" entries of people who do not work (D-101). */
export const industries: CodeList = [...data.inWork, ...data.notInWork]
