import type { Artwork, Drawing } from '../drawing.ts'

/** A drive as a dial: how much of it is done, and the vehicle. */
const scene: Drawing = [
  { stroke: { colour: 'surfaceRaised', width: 26 }, path: 'M40 244A200 200 0 0 1 440 244' },
  { stroke: { colour: 'accent', width: 26 }, path: 'M40 244A200 200 0 0 1 340 71' },
  {
    stroke: { colour: 'heroMuted', width: 2 },
    opacity: 0.6,
    path: 'M74 244H88M94.6 163L107 169M143 101L152 112M212 80.4L214.4 94M340 117L331 128M385.4 163L373 169M406 244H392',
  },
  { fill: 'spark', opacity: 0.2, circle: { x: 340, y: 71, r: 30 } },
  { fill: 'spark', stroke: { colour: 'surfaceRaised', width: 5 }, circle: { x: 340, y: 71, r: 15 } },
  { vehicle: 'own', x: 114, road: 246, scale: 1.05, paint: 'ink', glass: 'hero' },
  { stroke: { colour: 'ink', width: 4 }, path: 'M12 246H468' },
]

/** The same dial, small. */
const small: Drawing = [
  { fill: 'hero', path: 'M0 0H320V144H0Z' },
  { stroke: { colour: 'surfaceRaised', width: 14 }, path: 'M60 122A100 100 0 0 1 260 122' },
  { stroke: { colour: 'accent', width: 14 }, path: 'M60 122A100 100 0 0 1 210 35.4' },
  { fill: 'spark', stroke: { colour: 'surfaceRaised', width: 3 }, circle: { x: 210, y: 35.4, r: 8 } },
  { vehicle: 'hatchback', x: 96, road: 123, scale: 0.54, paint: 'ink', glass: 'hero' },
  { stroke: { colour: 'ink', width: 3 }, path: 'M40 123H280' },
]

export const artwork: Artwork = {
  scene: { width: 480, height: 252, parts: scene },
  small: { width: 320, height: 144, parts: small },
  vehicles: { TL: 'hatchback' },
}
