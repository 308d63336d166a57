import type { Artwork } from '../drawing'

/** Hills, an oak and a road. */
export const artwork: Artwork = [
  { fill: 'accentSoft', path: 'M0 0H320V144H0Z' },
  { fill: 'spark', circle: { x: 262, y: 40, r: 18 } },
  { fill: 'accent', opacity: 0.25, path: 'M0 88C60 58 112 62 164 82C214 100 264 80 320 62V144H0Z' },
  { fill: 'accent', opacity: 0.6, path: 'M0 110C70 88 136 94 196 104C244 112 284 108 320 98V144H0Z' },
  { fill: 'accent', path: 'M0 128C90 118 200 122 320 126V144H0Z' },
  { fill: 'ink', path: 'M71 118V74H79V118Z' },
  {
    fill: 'accent',
    path: 'M75 20C91 20 101 30 101 42C111 46 115 56 111 66C107 78 93 82 75 82C57 82 43 78 39 66C35 56 39 46 49 42C49 30 59 20 75 20Z',
  },
  { vehicle: 'estate', x: 158, road: 125, scale: 0.42, paint: 'ink', glass: 'accentSoft' },
]
