import { type ComponentType, lazy, useState } from 'react'

export type Fetched<Props> = ComponentType<Props> & { fetch: () => Promise<ComponentType<Props>> }

/**
 * A component in its own chunk. Once loaded it renders immediately: React's own `lazy` would first suspend, and then keep showing the
 * fallback for a third of a second.
 */
export function fetched<Props extends object>(load: () => Promise<ComponentType<Props>>): Fetched<Props> {
  let known: ComponentType<Props> | undefined
  const fetch = async () => {
    known = await load()
    return known
  }
  const Waiting: ComponentType<Props> = lazy(async () => ({ default: await fetch() }))
  function Part(props: Props) {
    // The same component for as long as it is mounted: replacing it would reset its state.
    const [Known] = useState(() => known ?? Waiting)
    return <Known {...props} />
  }
  return Object.assign(Part, { fetch })
}
