import { type ComponentType, lazy } from 'react'

/** A part of the page that is fetched later and may stay away: without a connection the page stands as it is. */
export function optional<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }))
}

function Nothing() {
  return null
}
