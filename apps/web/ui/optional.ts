import type { ComponentType } from 'react'
import { type Fetched, fetched } from './fetched.tsx'

/** A part of the page that is loaded later and may be missing: without a connection the page works as it is. */
export function optional<Props extends object>(load: () => Promise<ComponentType<Props>>): Fetched<Props> {
  return fetched(() => load().catch((): ComponentType<Props> => Nothing))
}

function Nothing() {
  return null
}
