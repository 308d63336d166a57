import { firmOf } from '@milepost/brands/brands'
import type { Picture, Artwork as Pictures, PlacedVehicle } from '@milepost/brands/drawing'
import { vehicleShapes } from '@milepost/brands/vehicles'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { type ComponentType, Suspense } from 'react'
import { optional } from '../ui/optional'
import styles from './Artwork.module.css'
import { journey } from './current'
import { cssColour, paint, Shape } from './Shape'

type PictureName = 'scene' | 'small'
const places: Readonly<Record<PictureName, string>> = { scene: styles.scene, small: styles.small }
type PictureProps = { artwork: Pictures; picture: Picture }

/**
 * A picture of the brand: the large one behind the first screen, or the small one of the side panel. Decorative: it is loaded after
 * its page, and only the one brand's; its space is reserved, so nothing moves.
 */
export function Artwork({ brand, picture = 'small' }: { brand: BrandCode; picture?: PictureName }) {
  const Shown = loaded(`${brand} ${picture}`, brand, (artwork) => () => (
    <Drawn artwork={artwork} picture={artwork[picture]} />
  ))
  return (
    <div className={places[picture]} data-part={picture === 'small' ? 'artwork' : 'scene'}>
      <Suspense fallback={null}>
        <Shown />
      </Suspense>
    </div>
  )
}

/** What grows with the progress, from the first stage to the last. */
export function Growth({ brand, done }: { brand: BrandCode; done: number }) {
  const Stages = loaded(`${brand} growth`, brand, (artwork) => {
    const { growth = [] } = artwork
    return ({ at = 0 }: { at?: number }) => {
      const stage = growth[Math.min(Math.floor(at * growth.length), growth.length - 1)]
      return stage ? <Drawn artwork={artwork} picture={stage} /> : null
    }
  })
  return (
    <div className={styles.growth} data-part="growth">
      <Suspense fallback={null}>
        <Stages at={done} />
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

type Shown = ComponentType<{ at?: number }>
const shown = new Map<string, Shown>()

/** Cached, because a new component each time would make React load the picture again on every render. */
function loaded(key: string, brand: BrandCode, show: (artwork: Pictures) => Shown): Shown {
  const known = shown.get(key)
  if (known) return known
  const component = optional(async () => show(await artworkOf(brand)))
  shown.set(key, component)
  return component
}

/** A picture that is wider than its place is cut off at its sides; its road stays at the bottom. */
function Drawn({ artwork, picture: { width, height, keeps, parts } }: PictureProps) {
  const own = artwork.vehicles[journey.product] ?? 'hatchback'
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`x${keeps === 'right' ? 'Max' : 'Mid'}YMax slice`}
      aria-hidden="true"
    >
      {parts.map((part) => {
        if ('vehicle' in part) return <Vehicle key={`${part.vehicle} ${part.x}`} {...part} own={own} />
        if ('path' in part) return <Shape key={part.path} shape={part} />
        const { x, y, r } = part.circle
        return <circle key={`${x} ${y} ${r}`} {...paint(part)} cx={x} cy={y} r={r} />
      })}
    </svg>
  )
}

type VehicleProps = PlacedVehicle & { own: Exclude<PlacedVehicle['vehicle'], 'own'> }

/** One of the vehicle silhouettes, placed in a brand's picture. */
function Vehicle({ vehicle, own, x, road, scale, outline, ...colours }: VehicleProps) {
  const { body, glass, wheels } = vehicleShapes[vehicle === 'own' ? own : vehicle]
  const [painted, glazed] = [cssColour(colours.paint), cssColour(colours.glass)]
  const transform = `translate(${x} ${road - 96 * scale}) scale(${scale})`
  if (outline)
    return (
      <g
        transform={transform}
        fill="none"
        stroke={painted}
        strokeWidth={outline / scale}
        strokeLinejoin="round"
      >
        <path d={body} />
        <path d={glass} />
        {wheels.map((wheel) => (
          <g key={wheel.x}>
            <circle cx={wheel.x} cy={wheel.y} r={wheel.r} />
            <circle cx={wheel.x} cy={wheel.y} r={wheel.r * 0.5} />
          </g>
        ))}
      </g>
    )
  return (
    <g transform={transform}>
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
