/** The token that the link to a page has after its #, where no server sees it. */
export function addressToken(...pages: readonly string[]) {
  let token: string | undefined
  return {
    /**
     * Takes it out of the address bar before anything else can read it there (safety T5). It is held by this page alone: in no
     * storage, in no history.
     * @returns whether a link was followed
     */
    take(): boolean {
      const { pathname, search, hash } = location
      if (!pages.includes(pathname) || hash === '') return false
      history.replaceState(history.state, '', pathname + search)
      token = /^#([A-Za-z0-9_-]{43})$/.exec(hash)?.[1]
      return true
    },
    held: () => token,
    /** Opened or not, it has done what it can. */
    drop(): void {
      token = undefined
    },
  }
}
