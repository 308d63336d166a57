import { firmOf } from '@milepost/brands/brands'
import type { Artwork as Pictures } from '@milepost/brands/drawing'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { type ComponentType, Suspense } from 'react'
import { optional } from '../ui/optional.ts'
import styles from './Artwork.module.css'
import type { DrawnProps } from './Drawn.tsx'

type ArtworkProps = { brand: BrandCode; picture?: DrawnProps['picture']; done?: number }

const places: Readonly<Record<DrawnProps['picture'], string>> = {
  scene: styles.scene,
  small: styles.small,
  growth: styles.growth,
}

/**
 * A picture of the brand: the large one behind the first screen, the small one of the side panel, or what grows with the progress.
 * Decorative: it is loaded after its page, and only the one brand's; its space is reserved, so nothing moves.
 */
export function Artwork({ brand, picture = 'small', done }: ArtworkProps) {
  const Picture = pictureOf(brand)
  return (
    <div className={places[picture]} data-part={picture === 'small' ? 'artwork' : picture}>
      <Suspense fallback={null}>
        <Picture picture={picture} done={done} />
      </Suspense>
    </div>
  )
}

const artworks = import.meta.glob<Pictures>('../../../packages/brands/*/artwork.ts', { import: 'artwork' })

export function artworkOf(brand: BrandCode): Promise<Pictures> {
  const { slug } = firmOf(brand)
  const load = artworks[`../../../packages/brands/${slug}/artwork.ts`]
  if (load === undefined) throw new Error(`packages/brands/${slug} has no artwork.ts`)
  return load()
}

type OwnPictures = ComponentType<Omit<DrawnProps, 'artwork'>>
const pictures = new Map<BrandCode, OwnPictures>()

/** Cached, because a new component each time would make React load the picture again on every render. */
function pictureOf(brand: BrandCode): OwnPictures {
  const known = pictures.get(brand)
  if (known) return known
  const picture = optional(async (): Promise<OwnPictures> => {
    const [{ Drawn }, artwork] = await Promise.all([import('./Drawn.tsx'), artworkOf(brand)])
    return (props) => <Drawn {...props} artwork={artwork} />
  })
  pictures.set(brand, picture)
  return picture
}
