import type { Line } from './line.ts'
import { telematics } from './telematics.ts'

/** Telematics under another name and with fewer drivers, priced as telematics is. */
export const protect = {
  ...telematics,
  code: 'protect',
  name: 'Protect',
  shortName: 'Protect',
  drivers: { ...telematics.drivers, maximumAdditional: 3 },
  rating: { as: telematics },
} as const satisfies Line
