/**
 * The fields of a part of a risk that are a yes or no or a text, each with the column in which a book of risks tells it. A field that
 * is named so needs nothing in apps/portfolio: its column follows from the name and the typical value.
 */
export type PlainFields<Subject> = { readonly [Name in keyof Subject]?: PlainField }

/** The name of the column; with what is said of it, where that is more than "yes or no". */
export type PlainField = string | { column: string; says: string }
