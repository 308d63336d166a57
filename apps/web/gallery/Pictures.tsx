import { type VehicleName, vehicleShapes } from '@milepost/brands/vehicles'
import { VehicleSilhouette } from '../brands/VehicleSilhouette.tsx'
import { Icon, type IconName, iconPaths } from '../ui/Icon.tsx'
import { PlateBadge } from '../ui/NumberPlate.tsx'
import styles from './Pictures.module.css'

// Object.keys loses the type of the keys; these are exactly the records' own.
const shapes = Object.keys(vehicleShapes) as VehicleName[]
const icons = Object.keys(iconPaths) as IconName[]

export function Pictures() {
  return (
    <>
      <ul className={styles.vehicles}>
        {shapes.map((shape) => (
          <li key={shape}>
            <VehicleSilhouette shape={shape} />
            {shape}
          </li>
        ))}
      </ul>
      <ul className={styles.icons}>
        {icons.map((name) => (
          <li key={name}>
            <Icon name={name} />
            {name}
          </li>
        ))}
      </ul>
      <p>
        <PlateBadge text="AB12 CDE" />
      </p>
    </>
  )
}
