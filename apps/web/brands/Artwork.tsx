import type { BrandCode } from '@milepost/domain/terms/identity'
import { type ComponentType, Suspense } from 'react'
import { optional } from '../ui/optional'

const pictures: Record<BrandCode, ComponentType> = {
  A: picture(() => import('./acorn/Artwork')),
  B: picture(() => import('./briefly/Artwork')),
  CRT: picture(() => import('./carrot/Artwork')),
  M: picture(() => import('./motorcade/Artwork')),
  F: picture(() => import('./flag/Artwork')),
  MP: picture(() => import('./mypolicy/Artwork')),
}

function picture(load: () => Promise<{ Artwork: ComponentType }>): ComponentType {
  return optional(async () => (await load()).Artwork)
}

/**
 * A small picture for the side panel and quiet pages. Decorative: it is fetched after the page it decorates, and only the one brand's;
 * its place is kept, so nothing moves.
 */
export function Artwork({ brand }: { brand: BrandCode }) {
  const Picture = pictures[brand]
  return (
    <div className="artwork">
      <Suspense fallback={null}>
        <Picture />
      </Suspense>
    </div>
  )
}
