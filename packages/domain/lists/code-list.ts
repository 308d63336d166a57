/** One answer of a closed list: what is stored and sent, and what a customer reads (D-144). */
export type CodeEntry = { readonly code: string; readonly desc: string }

export type CodeList = readonly CodeEntry[]

/** The codes of a list as a type: `CodeOf<typeof maritalStatuses>` is `'S' | 'M' | ...`. */
export type CodeOf<L extends CodeList> = L[number]['code']

/** Answers any value, so that a request's field can be tested before its type is known. */
export function isCode<L extends CodeList>(list: L, value: unknown): value is CodeOf<L> {
  return list.some((entry) => entry.code === value)
}

/** The entry with its facts; undefined when the list has no such code. */
export function entryOf<L extends CodeList>(list: L, code: string): L[number] | undefined {
  return list.find((entry) => entry.code === code)
}

/** The words of a code; undefined when the list has no such code. */
export function descOf(list: CodeList, code: string): string | undefined {
  return entryOf(list, code)?.desc
}
