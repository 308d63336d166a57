import { type ComponentType, lazy } from 'react'

/** A part of the page that is loaded later and may be missing: without a connection the page works as it is. */
export function optional<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }))
}

function Nothing() {
  return null
}
