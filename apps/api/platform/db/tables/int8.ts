import type { ColumnType } from 'kysely'

/** Read as text, written as a number. */
export type Int8 = ColumnType<string, number, number>
