import type { Artwork } from '../drawing'

/** A first drive past carrots. */
export const artwork: Artwork = [
  { fill: 'accentSoft', path: 'M0 0H320V144H0Z' },
  { fill: 'accent', opacity: 0.3, circle: { x: 70, y: 44, r: 20 } },
  { fill: 'good', opacity: 0.15, path: 'M0 92C80 66 150 92 210 82C258 74 292 64 320 58V144H0Z' },
  { fill: 'ink', path: 'M0 116H320V144H0Z' },
  { stroke: { colour: 'surface', width: 3, dashes: '20 14' }, path: 'M6 130H320' },
  { vehicle: 'hatchback', x: 36, road: 117, scale: 0.6, paint: 'spark', glass: 'surfaceRaised' },
  { fill: 'spark', path: 'M232 74C241 68 254 72 256 81C256 93 249 106 243 116C234 106 225 87 232 74Z' },
  {
    fill: 'good',
    path: 'M243 73C238 64 238 55 241 48C245 51 247 55 247 59C250 55 256 54 261 55C260 64 252 71 243 73Z',
  },
  { fill: 'spark', path: 'M278 88C285 84 294 87 295 94C295 102 291 110 287 116C281 109 274 97 278 88Z' },
  {
    fill: 'good',
    path: 'M286 87C282 80 282 74 285 68C287 71 289 74 289 77C291 74 295 73 299 74C298 81 292 86 286 87Z',
  },
]
