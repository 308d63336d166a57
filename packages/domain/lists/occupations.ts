import type { CodeList } from './code-list'
import data from './occupations.json' with { type: 'json' }
import { studentTypes } from './student-types'

/** What a working person may choose, in alphabetical order. */
export const occupationsInWork: CodeList = data.inWork

/** Every occupation that may be stored: also those of people who do not work, and of students (D-101). */
export const occupations: CodeList = [...data.inWork, ...data.notInWork, ...studentTypes]
