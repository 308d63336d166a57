import { type DeepLink, useDeepLink } from './deep-link'

/** Told with a link that is followed inside the site, by the page where its customer has just passed a check (RMD-05). */
export const unlocked = { isUnlocked: true } as const

export function asUnlocked(link: DeepLink | undefined, locationState: unknown): DeepLink | undefined {
  const isUnlocked =
    typeof locationState === 'object' &&
    locationState !== null &&
    Reflect.get(locationState, 'isUnlocked') === true
  return link?.kind === 'emailed-link' ? { ...link, isUnlocked } : link
}

/** Follows the link again whose quote could not be loaded: what "refresh" does on the page of the error (END-06). */
export function retryDeepLink(): void {
  const { failed: link } = useDeepLink.getState()
  if (link) useDeepLink.setState({ link, aggLoading: link.kind === 'comparison-site', failed: undefined })
}
