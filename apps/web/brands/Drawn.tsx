import type { Picture, Artwork as Pictures, PlacedVehicle } from '@milepost/brands/drawing'
import { vehicleShapes } from '@milepost/brands/vehicles'
import { journey } from './current.ts'
import { cssColour, paint, Shape } from './Shape.tsx'

export type DrawnProps = {
  artwork: Pictures
  picture: 'scene' | 'small' | 'growth'
  /** For a picture that grows with the progress: the share that is complete, from 0 to 1. */
  done?: number | undefined
}

/** One of a brand's pictures. A file of its own, so that no page waits for the shapes in it. */
export function Drawn({ artwork, picture, done = 0 }: DrawnProps) {
  if (picture !== 'growth') return <Drawing artwork={artwork} picture={artwork[picture]} />
  const { growth = [] } = artwork
  const stage = growth[Math.min(Math.floor(done * growth.length), growth.length - 1)]
  return stage ? <Drawing artwork={artwork} picture={stage} /> : null
}

type DrawingProps = { artwork: Pictures; picture: Picture }

/** A picture that is wider than its place is cut off at its sides; its road stays at the bottom. */
function Drawing({ artwork, picture: { width, height, keeps, parts } }: DrawingProps) {
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
