import { type VehicleShape, vehicleShapes } from '../ui/VehicleSilhouette'

export type ArtVehicleProps = {
  shape: VehicleShape
  /** Where its wheels touch the road at the rear, in the picture's own units. */
  x: number
  road: number
  scale: number
  /** Two colours of the brand, as classes. */
  paint: string
  glass: string
}

/** A vehicle of the drawn set, placed in a brand's picture. */
export function ArtVehicle({ shape, x, road, scale, paint, glass }: ArtVehicleProps) {
  const drawing = vehicleShapes[shape]
  return (
    <g transform={`translate(${x} ${road - 96 * scale}) scale(${scale})`}>
      <path className={paint} d={drawing.body} />
      <path className={glass} d={drawing.glass} />
      {drawing.wheels.map((wheel) => (
        <g key={wheel.x}>
          <circle className={glass} cx={wheel.x} cy={wheel.y} r={wheel.r + 2.5} />
          <circle className={paint} cx={wheel.x} cy={wheel.y} r={wheel.r} />
          <circle className={glass} cx={wheel.x} cy={wheel.y} r={wheel.r * 0.45} />
        </g>
      ))}
    </g>
  )
}
