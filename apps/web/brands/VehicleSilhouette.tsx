import { type VehicleDrawing, type VehicleName, vehicleShapes } from '@milepost/brands/vehicles'
import { classNames } from '../ui/class-names.ts'
import styles from './VehicleSilhouette.module.css'

/** Next to text that names the vehicle, so never read out. */
export function VehicleSilhouette({ shape, className }: { shape: VehicleName; className?: string }) {
  const { body, glass, pillars, seams, wheels }: VehicleDrawing = vehicleShapes[shape]
  const [rear, front] = wheels
  return (
    <svg
      className={classNames(styles.vehicle, className)}
      viewBox="0 0 240 100"
      aria-hidden="true"
      data-shape={shape}
    >
      <ellipse
        className={styles.shadow}
        cx={(rear.x + front.x) / 2}
        cy="96"
        rx={(front.x - rear.x) / 2 + 44}
        ry="2.5"
      />
      <path className={styles.body} d={body} />
      <path className={styles.glass} d={glass} />
      {pillars && <path className={styles.pillars} d={pillars} />}
      <path className={styles.seams} d={seams} />
      {wheels.map(({ x, y, r }) => (
        <g key={x}>
          <circle className={styles.tyre} cx={x} cy={y} r={r} />
          <circle className={styles.rim} cx={x} cy={y} r={r * 0.55} />
        </g>
      ))}
    </svg>
  )
}
