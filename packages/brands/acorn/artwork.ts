import type { Artwork, Drawing } from '../drawing.ts'

/** A country road through the year: hills, an oak and the customer's vehicle. */
const scene: Drawing = [
  { fill: 'sun', circle: { x: 1040, y: 150, r: 40 } },
  {
    fill: 'hill',
    path: 'M0 232C150 176 320 186 520 224C720 262 900 176 1100 190C1260 202 1360 176 1440 160V400H0Z',
  },
  { fill: 'leafLight', opacity: 0.8, circle: { x: 152, y: 186, r: 20 } },
  { fill: 'leaf', opacity: 0.8, circle: { x: 180, y: 190, r: 15 } },
  { fill: 'leaf', opacity: 0.7, circle: { x: 706, y: 238, r: 17 } },
  { fill: 'leafLight', opacity: 0.8, circle: { x: 732, y: 234, r: 22 } },
  {
    fill: 'field',
    path: 'M0 296C220 246 420 268 640 290C860 312 1060 254 1240 268C1330 274 1400 260 1440 252V400H0Z',
  },
  {
    stroke: { colour: 'hill', width: 3 },
    opacity: 0.6,
    path: 'M40 330C240 290 420 304 620 320M120 352C300 322 470 330 640 340M880 300C1000 282 1100 276 1200 282',
  },
  {
    fill: 'ink',
    path: 'M1228 350C1234 316 1232 286 1224 262L1212 236L1220 230L1234 252L1246 224L1256 228L1244 266C1240 290 1242 320 1252 350Z',
  },
  {
    fill: 'leaf',
    path: 'M1238 92C1274 92 1296 114 1296 138C1326 144 1340 168 1332 194C1326 220 1300 234 1266 232C1254 244 1222 244 1210 232C1178 236 1150 220 1144 194C1136 168 1150 144 1180 138C1180 112 1204 92 1238 92Z',
  },
  {
    fill: 'leafLight',
    path: 'M1226 108C1248 106 1264 118 1266 136C1250 130 1236 136 1230 148C1210 138 1190 146 1184 162C1172 152 1180 136 1196 134C1196 118 1208 110 1226 108Z',
  },
  { fill: 'leafLight', circle: { x: 1290, y: 186, r: 15 } },
  { fill: 'accent', path: 'M0 346C300 328 900 338 1440 322V400H0Z' },
  { fill: 'ink', path: 'M0 366C400 356 1000 358 1440 352V400H0Z' },
  { stroke: { colour: 'sky', width: 3, dashes: '34 26' }, opacity: 0.7, path: 'M0 386H1440' },
  { vehicle: 'own', x: 846, road: 374, scale: 0.98, paint: 'leaf', glass: 'sky' },
]

/** Hills, an oak and a road. */
const small: Drawing = [
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

export const artwork: Artwork = {
  scene: { width: 1440, height: 400, keeps: 'right', parts: scene },
  small: { width: 320, height: 144, parts: small },
  vehicles: { PC: 'estate', CV: 'van', TX: 'cab', PT: 'hatchback' },
}
