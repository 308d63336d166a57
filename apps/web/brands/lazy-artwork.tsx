import { type ComponentType, lazy, Suspense } from 'react'

/** A picture is fetched after the page it decorates, and only the one brand's; its place is kept, so nothing moves. */
export function lazyArtwork(load: () => Promise<{ Artwork: ComponentType }>): ComponentType {
  const Picture = lazy(async () => ({ default: (await load()).Artwork }))
  return function Artwork() {
    return (
      <div className="artwork">
        <Suspense fallback={null}>
          <Picture />
        </Suspense>
      </div>
    )
  }
}
