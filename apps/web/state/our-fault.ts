/** What is told to the decline page when no underwriter said no, but something of ours broke on the way (BUY-19, F30). */
export const serverError = { isOurFault: true } as const

/** Kept by the browser with the page's place in its history, so a reload knows it too. */
export function isServerError(locationState: unknown): boolean {
  return (
    typeof locationState === 'object' &&
    locationState !== null &&
    Reflect.get(locationState, 'isOurFault') === true
  )
}
