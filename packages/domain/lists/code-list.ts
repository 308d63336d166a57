/** One entry of a closed list: the code that is stored and sent, and the words customers read (D-144). */
export type CodeEntry = { readonly code: string; readonly desc: string }

export type CodeList = readonly CodeEntry[]

/** The codes of a list as a type: `CodeOf<typeof maritalStatuses>` is `'S' | 'M' | ...`. */
export type CodeOf<L extends CodeList> = L[number]['code']

/** Accepts any value, so that a request's field can be tested before its type is known. */
export function isCode<L extends CodeList>(list: L, value: unknown): value is CodeOf<L> {
  return list.some((entry) => entry.code === value)
}

/** The whole entry; undefined if the list has no such code. */
export function entryOf<L extends CodeList>(list: L, code: string): L[number] | undefined {
  return list.find((entry) => entry.code === code)
}

/** The words of a code; undefined if the list has no such code. */
export function descOf(list: CodeList, code: string): string | undefined {
  return entryOf(list, code)?.desc
}
