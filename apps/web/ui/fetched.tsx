import { type ComponentType, lazy, useState } from 'react'

export type Fetched<Props> = ComponentType<Props> & { fetch: () => Promise<ComponentType<Props>> }

/**
 * Something in a file of its own. Once it was fetched it is drawn at once: React's own `lazy` would first show that it waits, and then
 * go on showing that for a third of a second.
 */
export function fetched<Props extends object>(load: () => Promise<ComponentType<Props>>): Fetched<Props> {
  let known: ComponentType<Props> | undefined
  const fetch = async () => {
    known = await load()
    return known
  }
  const Waiting: ComponentType<Props> = lazy(async () => ({ default: await fetch() }))
  function Part(props: Props) {
    // The same for as long as it stands: another component in its place would begin anew.
    const [Known] = useState(() => known ?? Waiting)
    return <Known {...props} />
  }
  return Object.assign(Part, { fetch })
}
