/** The addresses of the desk's pages. The server serves its one page at these and at no other. */
export const deskPages = {
  home: '/',
  signedOut: '/signed-out',
} as const

/** Where a browser goes to sign in and comes back to; the server's own addresses. */
export const deskSignIn = { begin: '/sign-in', back: '/sign-in/back' } as const

/** Why a person sees the signed-out page: `?because=`. From the provider the same word comes back as `state`. */
export const signedOutReasons = ['chosen', 'idle', 'expired', 'refused', 'unavailable'] as const
export type SignedOutReason = (typeof signedOutReasons)[number]
