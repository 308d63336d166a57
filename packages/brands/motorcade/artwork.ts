import type { Artwork, Drawing } from '../drawing.ts'

/** One thin line that enters, becomes the vehicle and continues. */
const scene: Drawing = [
  { stroke: { colour: 'spark', width: 2 }, path: 'M0 196H574M858 196H1440' },
  {
    stroke: { colour: 'spark', width: 1.25 },
    opacity: 0.5,
    path: 'M0 208H1440M150 196A570 150 0 0 1 1290 196M260 196A460 118 0 0 1 1180 196M370 196A350 86 0 0 1 1070 196',
  },
  { vehicle: 'own', x: 574, road: 198, scale: 1.18, paint: 'spark', glass: 'spark', outline: 2 },
]

/** Three cars in line, evenly spaced. */
const small: Drawing = [
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

export const artwork: Artwork = {
  scene: { width: 1440, height: 220, parts: scene },
  small: { width: 320, height: 144, parts: small },
  vehicles: { PC: 'saloon', CV: 'van' },
}
