import type { Artwork, Drawing } from '../drawing.ts'

/** A cab on the rank, a city behind it, and the chequers of a meter. */
const scene: Drawing = [
  {
    fill: '#2e2e2c',
    path: 'M0 250V150H70V104H140V168H200V84H280V146H340V64L374 30L408 64V160H470V96H560V180H620V120H700V70H770V170H840V110H910V60H980V150H1060V90H1150V40H1180V20H1190V40H1220V140H1290V100H1370V160H1440V250Z',
  },
  {
    fill: 'spark',
    path: 'M1178 92C1208 80 1232 106 1270 92V156C1232 170 1208 144 1178 156Z',
  },
  { fill: 'headerMuted', path: 'M1168 84H1176V262H1168Z' },
  { vehicle: 'own', x: 850, road: 262, scale: 1.1, paint: 'surface', glass: '#2e2e2c' },
  { fill: 'spark', path: 'M959 177H979V183H959Z' },
  { fill: 'surface', path: 'M0 260H1440V264H0Z' },
  { stroke: { colour: 'surface', width: 14, dashes: '14 14' }, path: 'M0 275H1440' },
  { stroke: { colour: 'surface', width: 14, dashes: '14 14' }, path: 'M14 289H1440' },
]

/** A cab in front of a city. */
const small: Drawing = [
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

export const artwork: Artwork = {
  scene: { width: 1440, height: 296, parts: scene },
  small: { width: 320, height: 144, parts: small },
  vehicles: { TX: 'cab' },
}
