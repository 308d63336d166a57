import type { Artwork } from '../drawing'

/** A cab in front of a city. */
export const artwork: Artwork = [
  { fill: 'footer', path: 'M0 0H320V144H0Z' },
  {
    fill: 'ink',
    opacity: 0.15,
    path: 'M0 116V64H28V44H58V72H80V30H112V58H138V20L152 8L166 20V64H190V40H222V76H246V52H282V68H320V116Z',
  },
  { fill: 'ink', path: 'M0 116H320V144H0Z' },
  { stroke: { colour: 'surface', width: 3, dashes: '20 14' }, path: 'M6 130H320' },
  { fill: 'ink', path: 'M264 116V30H269V116Z' },
  { fill: 'spark', path: 'M269 32C280 28 290 38 304 33V60C290 65 280 55 269 59Z' },
  { vehicle: 'cab', x: 44, road: 117, scale: 0.76, paint: 'ink', glass: 'surface' },
  { fill: 'spark', path: 'M121 53.5H133V56.5H121Z' },
]
