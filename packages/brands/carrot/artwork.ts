import type { Artwork, Drawing, Picture } from '../drawing.ts'

/** A first drive, past a row of carrots. */
const scene: Drawing = [
  { fill: 'accent', opacity: 0.35, circle: { x: 1110, y: 150, r: 40 } },
  { fill: 'good', opacity: 0.14, path: 'M0 210C220 130 420 190 640 176C900 160 1100 90 1440 150V320H0Z' },
  { fill: 'good', opacity: 0.22, path: 'M0 262C260 208 520 240 760 236C1000 232 1200 196 1440 220V320H0Z' },
  ...row(760, 0.6),
  ...row(1230, 1),
  ...row(1340, 0.8),
  { vehicle: 'own', x: 910, road: 302, scale: 1, paint: 'spark', glass: 'surfaceRaised' },
  { fill: 'ink', path: 'M0 300H1440V320H0Z' },
]

/** A first drive past carrots. */
const small: Drawing = [
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

const ground: Drawing = [{ fill: 'ink', path: 'M8 92H72V97H8Z' }]
const sprout: Drawing = [
  { stroke: { colour: 'good', width: 4 }, path: 'M40 92V70' },
  {
    fill: 'good',
    path: 'M40 72C30 72 24 64 25 56C34 56 40 62 40 72ZM40 76C49 76 55 69 54 62C46 62 40 67 40 76Z',
  },
]
const leaves: Drawing = [
  {
    fill: 'good',
    path: 'M38 60C24 50 20 32 27 18C35 28 39 38 40 48C42 34 48 22 57 15C62 32 56 50 42 60Z',
  },
]
const carrotTop: Drawing = [{ fill: 'spark', path: 'M22 92C20 72 28 60 40 60C52 60 60 72 58 92Z' }]
const whole: Drawing = [
  { fill: 'spark', path: 'M40 98C28 86 18 62 26 48C32 38 48 38 54 48C62 62 52 86 40 98Z' },
  { stroke: { colour: 'ink', width: 2.5 }, opacity: 0.5, path: 'M28 58L38 60M46 72L53 70M32 76L39 77' },
  {
    fill: 'good',
    path: 'M38 44C24 36 20 20 27 6C35 16 39 26 40 34C42 20 48 9 57 3C62 20 56 36 42 44Z',
  },
]

/** From a sprout to a carrot. */
const growth: readonly Picture[] = [
  [...sprout, ...ground],
  [...leaves, { fill: 'spark', path: 'M30 92C30 84 34 80 40 80C46 80 50 84 50 92Z' }, ...ground].map(
    (part) => part,
  ),
  [...leaves, ...carrotTop, ...ground],
  whole,
].map((parts) => ({ width: 80, height: 100, parts: parts as Drawing }))

export const artwork: Artwork = {
  growth,
  scene: { width: 1440, height: 320, keeps: 'right', parts: scene },
  small: { width: 320, height: 144, parts: small },
  vehicles: { CR: 'hatchback' },
}

/** A carrot with its leaves, out of the ground, on the edge of the road. */
function row(x: number, scale: number): Drawing {
  const place = (path: string) =>
    path.replace(
      /(-?[\d.]{1,8}) (-?[\d.]{1,8})/g,
      (_, across, down) => `${x + Number(across) * scale} ${300 + Number(down) * scale}`,
    )
  return [
    {
      fill: 'good',
      path: place(
        'M-4 -44C-30 -62 -34 -92 -22 -112C-10 -96 -2 -78 0 -60C4 -84 14 -104 28 -116C36 -90 26 -60 4 -44Z',
      ),
    },
    { fill: 'spark', path: place('M-26 -40C-16 -56 16 -56 26 -40C30 -24 12 -6 0 0C-12 -6 -30 -24 -26 -40Z') },
    { stroke: { colour: 'ink', width: 2.5 }, opacity: 0.5, path: place('M-16 -30L-2 -28M6 -18L14 -20') },
  ]
}
