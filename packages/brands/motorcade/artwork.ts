import type { Artwork } from '../drawing'

/** Three cars in line, evenly spaced. */
export const artwork: Artwork = [
  { fill: 'accent', path: 'M0 0H320V144H0Z' },
  {
    stroke: { colour: 'spark', width: 2 },
    opacity: 0.5,
    path: 'M0 104A160 96 0 0 1 320 104M32 104A128 72 0 0 1 288 104M64 104A96 48 0 0 1 256 104',
  },
  { fill: 'spark', path: 'M0 104H320V107H0Z' },
  { vehicle: 'saloon', x: 8, road: 105, scale: 0.42, paint: 'surface', glass: 'accent' },
  { vehicle: 'van', x: 109, road: 105, scale: 0.42, paint: 'surface', glass: 'accent' },
  { vehicle: 'suv', x: 212, road: 105, scale: 0.42, paint: 'surface', glass: 'accent' },
]
