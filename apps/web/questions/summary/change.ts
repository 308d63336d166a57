/** What a Change link tells the step it opens: which answer is to be changed, by the place that holds it. */
export type Change = { change: string }

/** Kept by the browser with the page's place in its history, so a reload and Back know it too. */
export function changeIn(locationState: unknown): string | undefined {
  if (typeof locationState !== 'object' || locationState === null) return undefined
  const field: unknown = Reflect.get(locationState, 'change')
  return typeof field === 'string' ? field : undefined
}
