/** A computer's screen, without touch. */
export const wide = { viewport: { width: 1440, height: 900 }, hasTouch: false } as const
