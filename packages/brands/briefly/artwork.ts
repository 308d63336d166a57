import type { Artwork } from '../drawing'

/** A barrier going up. */
export const artwork: Artwork = [
  { fill: 'accent', path: 'M0 0H320V144H0Z' },
  { fill: 'ink', path: 'M0 116H320V144H0Z' },
  { stroke: { colour: 'accent', width: 3, dashes: '24 16' }, path: 'M8 131H320' },
  { fill: 'ink', path: 'M28 56H52V116H28Z' },
  { fill: 'ink', path: 'M36 58L220 6L223 18L40 70Z' },
  {
    fill: 'surface',
    path: 'M80 48.7L104 41.9L107.3 53.9L83.3 60.7ZM128 35.1L152 28.3L155.3 40.3L131.3 47.1ZM176 21.5L200 14.7L203.3 26.7L179.3 33.5Z',
  },
  { vehicle: 'hatchback', x: 126, road: 117, scale: 0.66, paint: 'ink', glass: 'accent' },
]
