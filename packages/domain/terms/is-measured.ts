import type { Terms } from './terms'

/** Whether the price follows how the vehicle is driven, which a device measures (DAT-21, D-154). */
export function isMeasured({ rating }: Pick<Terms, 'rating'>): boolean {
  return rating.call === 'TelematicsVehicle'
}
