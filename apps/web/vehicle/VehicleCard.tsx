import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { DetailList, type DetailListProps } from '../ui/DetailList'
import { PlateBadge } from '../ui/NumberPlate'
import { type VehicleShape, VehicleSilhouette } from '../ui/VehicleSilhouette'
import styles from './vehicle-card.module.css'

export type VehicleCardProps = { vehicle: VehicleInfo; registration: string; onChange: () => void }

/** The vehicle as a look-up found it, so that the customer sees whether it is theirs (VEH-01, VEH-02). */
export function VehicleCard({ vehicle, registration, onChange }: VehicleCardProps) {
  return (
    <Card
      data-part="vehicle-card"
      title="Vehicle Details"
      action={
        <Button look="quiet" onClick={onChange}>
          Change vehicle
        </Button>
      }
    >
      <div className={styles.face}>
        <VehicleSilhouette shape={vehicleShape(vehicle)} />
        <div>
          <PlateBadge text={registration} />
          <p className={styles.name}>
            {vehicle.make.desc} {vehicle.model.desc}
          </p>
          <p className={styles.ask}>Is this your vehicle?</p>
        </div>
      </div>
      <DetailList details={detailsOf(vehicle)} />
    </Card>
  )
}

function detailsOf(vehicle: VehicleInfo): DetailListProps['details'] {
  const { numberOfDoors: doors, cubicCapacity } = vehicle
  const details = [
    { name: 'Make', words: vehicle.make.desc },
    { name: 'Model', words: vehicle.model.desc },
    { name: 'Doors and body type', words: [doors.desc, vehicle.bodyType.desc].filter(Boolean).join(', ') },
    // An electric motor has no capacity; "0 cc" would look like a mistake.
    { name: 'CC', words: cubicCapacity > 0 ? cubicCapacity.toLocaleString('en-GB') : 'None (electric)' },
    { name: 'Fuel type', words: vehicle.fuelType.desc },
    { name: 'Transmission', words: vehicle.transmission.desc },
    { name: 'Year', words: String(vehicle.year) },
  ]
  // The register may lack some details.
  return details.filter(({ words }) => words !== '')
}

const shapesByBody: readonly [word: RegExp, shape: VehicleShape][] = [
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

/** The silhouette nearest to the provider's body description. */
function vehicleShape(info: Pick<VehicleInfo, 'bodyType' | 'isCommercialVehicle'>): VehicleShape {
  const match = shapesByBody.find(([word]) => word.test(info.bodyType.desc))
  return match?.[1] ?? (info.isCommercialVehicle ? 'van' : 'hatchback')
}
