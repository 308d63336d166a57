import type { VehicleName } from '@milepost/brands/vehicles'
import { vehicleDetails } from '@milepost/domain/values/vehicle-in-words'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { journey } from '../brands/current.ts'
import { VehicleSilhouette } from '../brands/VehicleSilhouette.tsx'
import { voiceOf } from '../brands/voice.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { DetailList } from '../ui/DetailList.tsx'
import styles from './vehicle-card.module.css'

export type VehicleCardProps = {
  vehicle: VehicleInfo
  /** If the card itself asks whether it is the right vehicle; the first step asks it next to Continue. */
  onChange?: (() => void) | undefined
}

/**
 * The vehicle as a look-up found it, so that the customer sees whether it is theirs (VEH-01, VEH-02). It is always below the plate
 * that was searched for, so it does not repeat it.
 */
export function VehicleCard({ vehicle, onChange }: VehicleCardProps) {
  return (
    <Card
      className={styles.card}
      data-part="vehicle-card"
      title="Vehicle Details"
      action={
        onChange && (
          <Button look="quiet" onClick={onChange}>
            Change vehicle
          </Button>
        )
      }
    >
      <div className={styles.face}>
        <VehicleSilhouette className={styles.vehicle} shape={vehicleShape(vehicle)} />
        <div>
          <p className={styles.found}>{voiceOf(journey.brand).found}</p>
          <p className={styles.name}>
            {vehicle.make.desc} {vehicle.model.desc}
          </p>
          {onChange && <p className={styles.ask}>Is this your vehicle?</p>}
        </div>
      </div>
      <DetailList className={styles.details} details={vehicleDetails(vehicle)} />
    </Card>
  )
}

const shapesByBody: readonly [word: RegExp, shape: VehicleName][] = [
  [/cab|taxi/i, 'cab'],
  [/pick-?up/i, 'pickup'],
  [/mpv|minibus|combi|people/i, 'mpv'],
  [/van|luton|box|tipper|dropside|chassis|curtain|flatbed|refrigerated/i, 'van'],
  [/suv|4x4/i, 'suv'],
  [/estate/i, 'estate'],
  [/saloon/i, 'saloon'],
  [/convertible|cabriolet|roadster/i, 'convertible'],
  [/coupe/i, 'coupe'],
]

type Described = Pick<VehicleInfo, 'bodyType' | 'isCommercialVehicle' | 'numberOfDoors'>

/** The silhouette nearest to the provider's body description, with as many doors on its side. */
function vehicleShape({ bodyType, isCommercialVehicle, numberOfDoors }: Described): VehicleName {
  const match = shapesByBody.find(([word]) => word.test(bodyType.desc))
  if (match) return match[1]
  if (isCommercialVehicle) return 'van'
  return /^[23]/.test(numberOfDoors.desc) ? 'three-door hatchback' : 'hatchback'
}
