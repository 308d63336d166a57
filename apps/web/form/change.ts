/** Passed by a Change link to the step it opens: the field of the answer to change, and where the link was. */
export type Change = {
  change: string
  /** Omitted by the check answers page, which a change returns to by default. */
  from?: 'results'
}

/** Read from the browser's history entry, so that it survives a reload and Back. */
export function changeIn(locationState: unknown): string | undefined {
  const field = inside(locationState, 'change')
  return typeof field === 'string' ? field : undefined
}

/** Whether the change was started on results, and so returns there. */
export function isChangeFromResults(locationState: unknown): boolean {
  return inside(locationState, 'from') === 'results'
}

function inside(state: unknown, name: keyof Change): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
}
