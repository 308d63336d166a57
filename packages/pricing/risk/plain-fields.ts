/**
 * The yes-or-no and text fields of a part of a risk, each with its column in a book of risks. A field listed here needs no code
 * in apps/portfolio: its column follows from the name and the typical value.
 */
export type PlainFields<Subject> = { readonly [Name in keyof Subject]?: PlainField }

/** The column's name, with a description if it is more than "yes or no". */
export type PlainField = string | { column: string; says: string }
