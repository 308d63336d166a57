import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { PlateBadge } from '../../ui/PlateBadge'
import { VehicleSilhouette } from '../../ui/VehicleSilhouette'
import { vehicleShape } from './vehicle-shape'

export type VehicleCardProps = { vehicle: VehicleInfo; registration: string; onChange: () => void }

/** The vehicle as a look-up found it, so that the customer sees at once whether it is theirs (VEH-01, VEH-02). */
export function VehicleCard({ vehicle, registration, onChange }: VehicleCardProps) {
  return (
    <Card
      title="Vehicle Details"
      className="vehicle-card"
      action={
        <Button look="quiet" onClick={onChange}>
          Change vehicle
        </Button>
      }
    >
      <div className="vehicle-card__face">
        <VehicleSilhouette shape={vehicleShape(vehicle)} />
        <div>
          <PlateBadge text={registration} />
          <p className="vehicle-card__name">
            {vehicle.make.desc} {vehicle.model.desc}
          </p>
          <p className="vehicle-card__ask">Is this your vehicle?</p>
        </div>
      </div>
      <dl className="facts">
        {factsOf(vehicle).map(([name, words]) => (
          <div key={name} className="facts__row">
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function factsOf(vehicle: VehicleInfo): readonly (readonly [string, string])[] {
  const { numberOfDoors: doors, cubicCapacity } = vehicle
  return [
    ['Make', vehicle.make.desc],
    ['Model', vehicle.model.desc],
    ['Doors and body type', [doors.desc, vehicle.bodyType.desc].filter(Boolean).join(', ')],
    // An electric motor has no capacity; "0 cc" would read like a mistake.
    ['CC', cubicCapacity > 0 ? cubicCapacity.toLocaleString('en-GB') : 'None (electric)'],
    ['Fuel type', vehicle.fuelType.desc],
    ['Transmission', vehicle.transmission.desc],
    ['Year', String(vehicle.year)],
  ]
}
