import { tokenIn } from '@milepost/contract/link-address'
import type { LinkKind } from '@milepost/contract/links'

/** What a page holds of the link that led to it: its token, or that part of it is missing. */
export type HeldLink<Kind extends LinkKind> = { kind: Kind; token: string | undefined }

/** The token that links to these pages have after their #, where no server sees it; each with the kind of link it is of. */
export function addressToken<Kind extends LinkKind>(kinds: Readonly<Record<string, Kind>>) {
  let link: HeldLink<Kind> | undefined
  return {
    /**
     * Takes it out of the address bar before anything else can read it there (safety T5). It is held by this page alone: in no
     * storage, in no history.
     * @returns whether a link was followed
     */
    take(): boolean {
      const { pathname, search, hash } = location
      const kind = kinds[pathname]
      if (kind === undefined || hash === '') return false
      history.replaceState(history.state, '', pathname + search)
      link = { kind, token: tokenIn(hash.slice(1)) }
      return true
    },
    held: () => link,
    /** Opened or not, it has done what it can. */
    drop(): void {
      link = undefined
    },
  }
}
