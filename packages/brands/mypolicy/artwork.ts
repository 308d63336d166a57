import type { Artwork, Circle } from '../drawing'

/** A measured trip: a row of readings with the current position. */
export const artwork: Artwork = [
  { fill: 'accentSoft', path: 'M0 0H320V144H0Z' },
  {
    fill: 'accent',
    opacity: 0.25,
    path: 'M24 104H44V128H24ZM56 92H76V128H56ZM88 98H108V128H88ZM120 76H140V128H120ZM152 84H172V128H152ZM184 62H204V128H184ZM216 68H236V128H216ZM248 46H268V128H248Z',
  },
  {
    stroke: { colour: 'accent', width: 4 },
    path: 'M34 86L66 72L98 78L130 56L162 64L194 42L226 48L258 26',
  },
  reading(34, 86),
  reading(66, 72),
  reading(98, 78),
  reading(130, 56),
  reading(162, 64),
  reading(194, 42),
  reading(226, 48),
  { fill: 'spark', opacity: 0.2, circle: { x: 258, y: 26, r: 16 } },
  { fill: 'spark', circle: { x: 258, y: 26, r: 8 } },
  { stroke: { colour: 'lineStrong', width: 2 }, path: 'M16 128H304' },
]

function reading(x: number, y: number): Circle {
  return { fill: 'surfaceRaised', stroke: { colour: 'accent', width: 3 }, circle: { x, y, r: 5 } }
}
