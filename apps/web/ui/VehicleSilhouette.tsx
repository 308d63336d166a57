import { type VehicleShape, vehicleShapes } from './vehicle-shapes'

/** A picture beside words that name the vehicle, so never read out. */
export function VehicleSilhouette({ shape, className }: { shape: VehicleShape; className?: string }) {
  const { body, glass, seams, wheels } = vehicleShapes[shape]
  const [rear, front] = wheels
  return (
    <svg
      className={className ? `vehicle ${className}` : 'vehicle'}
      viewBox="0 0 240 100"
      aria-hidden="true"
      data-shape={shape}
    >
      <ellipse
        className="vehicle__shadow"
        cx={(rear.x + front.x) / 2}
        cy="96"
        rx={(front.x - rear.x) / 2 + 44}
        ry="2.5"
      />
      <path className="vehicle__body" d={body} />
      <path className="vehicle__glass" d={glass} />
      <path className="vehicle__seams" d={seams} />
      {wheels.map(({ x, y, r }) => (
        <g key={x}>
          <circle className="vehicle__tyre" cx={x} cy={y} r={r} />
          <circle className="vehicle__rim" cx={x} cy={y} r={r * 0.55} />
        </g>
      ))}
    </svg>
  )
}
