/** What a Change link tells the step it opens: which answer is to be changed, by the place that holds it, and from where. */
export type Change = {
  change: string
  /** Left out by the page that reads every answer back, which is where a change leads. */
  from?: 'results'
}

/** Kept by the browser with the page's place in its history, so a reload and Back know it too. */
export function changeIn(locationState: unknown): string | undefined {
  const field = inside(locationState, 'change')
  return typeof field === 'string' ? field : undefined
}

/** Whether the change was begun beside a price, and so leads back to one. */
export function isChangeFromResults(locationState: unknown): boolean {
  return inside(locationState, 'from') === 'results'
}

function inside(state: unknown, name: keyof Change): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
}
