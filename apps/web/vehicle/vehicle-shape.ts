import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import type { VehicleShape } from '../ui/vehicle-shapes'

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

/** The drawing nearest to a provider's body words. */
export function vehicleShape(info: Pick<VehicleInfo, 'bodyType' | 'isCommercialVehicle'>): VehicleShape {
  const match = shapesByBody.find(([word]) => word.test(info.bodyType.desc))
  return match?.[1] ?? (info.isCommercialVehicle ? 'van' : 'hatchback')
}
