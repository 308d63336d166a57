import { firmOf } from '@milepost/brands/brands'
import type { Artwork as Drawing, PlacedVehicle } from '@milepost/brands/drawing'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { type ComponentType, Suspense } from 'react'
import { optional } from '../ui/optional'
import { vehicleShapes } from '../ui/VehicleSilhouette'
import styles from './Artwork.module.css'
import { cssColour, paint, Shape } from './Shape'

/**
 * A small picture for the side panel and sparse pages. Decorative: it is loaded after its page, and only the one brand's; its space
 * is reserved, so nothing moves.
 */
export function Artwork({ brand }: { brand: BrandCode }) {
  const Picture = pictureOf(brand)
  return (
    <div className={styles.artwork} data-part="artwork">
      <Suspense fallback={null}>
        <Picture />
      </Suspense>
    </div>
  )
}

const artworks = import.meta.glob<Drawing>('../../../packages/brands/*/artwork.ts', { import: 'artwork' })

export function artworkOf(brand: BrandCode): Promise<Drawing> {
  const { slug } = firmOf(brand)
  const load = artworks[`../../../packages/brands/${slug}/artwork.ts`]
  if (load === undefined) throw new Error(`packages/brands/${slug} has no artwork.ts`)
  return load()
}

const pictures = new Map<BrandCode, ComponentType>()

/** Cached, because a new component each time would make React load the picture again on every render. */
function pictureOf(brand: BrandCode): ComponentType {
  const known = pictures.get(brand)
  if (known) return known
  const picture = optional(async () => {
    const parts = await artworkOf(brand)
    return () => <Picture parts={parts} />
  })
  pictures.set(brand, picture)
  return picture
}

function Picture({ parts }: { parts: Drawing }) {
  return (
    <svg viewBox="0 0 320 144" aria-hidden="true">
      {parts.map((part) => {
        if ('vehicle' in part) return <Vehicle key={`${part.vehicle} ${part.x}`} {...part} />
        if ('path' in part) return <Shape key={part.path} shape={part} />
        const { x, y, r } = part.circle
        return <circle key={`${x} ${y} ${r}`} {...paint(part)} cx={x} cy={y} r={r} />
      })}
    </svg>
  )
}

/** One of the vehicle silhouettes, placed in a brand's picture. */
function Vehicle({ vehicle, x, road, scale, ...colours }: PlacedVehicle) {
  const { body, glass, wheels } = vehicleShapes[vehicle]
  const [painted, glazed] = [cssColour(colours.paint), cssColour(colours.glass)]
  return (
    <g transform={`translate(${x} ${road - 96 * scale}) scale(${scale})`}>
      <path fill={painted} d={body} />
      <path fill={glazed} d={glass} />
      {wheels.map((wheel) => (
        <g key={wheel.x}>
          <circle fill={glazed} cx={wheel.x} cy={wheel.y} r={wheel.r + 2.5} />
          <circle fill={painted} cx={wheel.x} cy={wheel.y} r={wheel.r} />
          <circle fill={glazed} cx={wheel.x} cy={wheel.y} r={wheel.r * 0.45} />
        </g>
      ))}
    </g>
  )
}
