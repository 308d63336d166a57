import type { Artwork, Drawing } from '../drawing.ts'

/** The barrier is up, the vehicle drives out, and it is a quarter past. */
const scene: Drawing = [
  { fill: 'surface', stroke: { colour: 'ink', width: 14 }, circle: { x: 1250, y: 150, r: 128 } },
  { fill: 'accent', path: 'M1250 150V40A110 110 0 0 1 1360 150Z' },
  {
    stroke: { colour: 'ink', width: 8 },
    path: 'M1250 40V58M1360 150H1342M1250 260V242M1140 150H1158',
  },
  {
    stroke: { colour: 'ink', width: 4 },
    opacity: 0.55,
    path: 'M1305 54.7L1299 65M1345.3 95L1335 101M1345.3 205L1335 199M1305 245.3L1299 235M1195 245.3L1201 235M1154.7 205L1165 199M1154.7 95L1165 101M1195 54.7L1201 65',
  },
  { stroke: { colour: 'ink', width: 14 }, path: 'M1250 150V84M1250 150L1312 150' },
  { fill: 'ink', circle: { x: 1250, y: 150, r: 14 } },
  { fill: 'ink', path: 'M690 210H738V352H690Z' },
  { fill: 'ink', path: 'M710 236L1000 92L1014 122L726 264Z' },
  {
    fill: 'surface',
    path: 'M774 204L814 184L828 214L788 234ZM854 164L894 144L908 174L868 194ZM934 124L974 104L988 134L948 154Z',
  },
  { vehicle: 'own', x: 770, road: 354, scale: 1.2, paint: 'ink', glass: 'accent' },
  { fill: 'ink', path: 'M0 352H1440V400H0Z' },
  { stroke: { colour: 'accent', width: 8, dashes: '60 44' }, path: 'M0 376H1440' },
]

/** A barrier going up. */
const small: Drawing = [
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

export const artwork: Artwork = {
  scene: { width: 1440, height: 400, keeps: 'right', parts: scene },
  small: { width: 320, height: 144, parts: small },
  vehicles: { IMP: 'hatchback' },
}
