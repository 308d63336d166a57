import { classNames } from './class-names'
import styles from './VehicleSilhouette.module.css'

/** Next to text that names the vehicle, so never read out. */
export function VehicleSilhouette({ shape, className }: { shape: VehicleShape; className?: string }) {
  const { body, glass, seams, wheels } = vehicleShapes[shape]
  const [rear, front] = wheels
  return (
    <svg
      className={classNames(styles.vehicle, className)}
      viewBox="0 0 240 100"
      aria-hidden="true"
      data-shape={shape}
    >
      <ellipse
        className={styles.shadow}
        cx={(rear.x + front.x) / 2}
        cy="96"
        rx={(front.x - rear.x) / 2 + 44}
        ry="2.5"
      />
      <path className={styles.body} d={body} />
      <path className={styles.glass} d={glass} />
      <path className={styles.seams} d={seams} />
      {wheels.map(({ x, y, r }) => (
        <g key={x}>
          <circle className={styles.tyre} cx={x} cy={y} r={r} />
          <circle className={styles.rim} cx={x} cy={y} r={r * 0.55} />
        </g>
      ))}
    </svg>
  )
}

type Wheel = { x: number; y: number; r: number }

/** A vehicle from its side, facing right, on a 240 x 100 canvas with the road at the bottom edge. */
export type VehicleDrawing = {
  body: string
  glass: string
  /** Door gaps and other seams, drawn thin. */
  seams: string
  wheels: readonly [rear: Wheel, front: Wheel]
}

const carWheels = (rear: number, front: number): readonly [Wheel, Wheel] => [
  { x: rear, y: 81.5, r: 14.5 },
  { x: front, y: 81.5, r: 14.5 },
]

const tallWheels = (rear: number, front: number): readonly [Wheel, Wheel] => [
  { x: rear, y: 79.5, r: 16.5 },
  { x: front, y: 79.5, r: 16.5 },
]

/** Generic shapes, not of any manufacturer's model. */
export const vehicleShapes = {
  hatchback: {
    body: 'M34 84C31 83 29.5 80 29.5 76V64C29.5 58 31 54 35 49L46 37C49 33.5 53 32 58 31.5C72 30.3 104 30.3 116 32C128 34 140 43 151 51.5L190 57C202 59 207.5 63 208.5 70V78C208.5 82 207 84 203 84H194A18 18 0 0 0 158 84H82A18 18 0 0 0 46 84Z',
    glass:
      'M44 51.5C47 46 51 41 54 38.6C56 37 58 36.6 61 36.4C70 35.8 82 35.6 90 35.6V51.5ZM95 35.6C103 35.6 110 35.9 115 36.8C123 38.5 133 46 140 51.5H95Z',
    seams: 'M92.5 54V80M146 56C150 64 151 72 150 78M98 60H106',
    wheels: carWheels(64, 176),
  },
  saloon: {
    body: 'M20 84C17 83 15.5 80 15.5 75V66C15.5 60 18 56.5 24 55L48 51.5C58 44 68 37 80 34.5C88 33 118 32.5 128 34C138 35.5 150 44 160 51.5L204 57C216 59 223 63 224.5 70V78C224.5 82 223 84 219 84H199A18 18 0 0 0 163 84H76A18 18 0 0 0 40 84Z',
    glass:
      'M60 51.5C67 45.5 75 40.5 82 39.2C88 38.3 98 38 103 38V51.5ZM108 38C116 38 123 38.2 127 39C134 40.5 144 47 149 51.5H108Z',
    seams: 'M105.5 54V80M154 56C158 64 158.5 72 157 78M111 60H119',
    wheels: carWheels(58, 181),
  },
  estate: {
    body: 'M20 84C17 83 15.5 80 15.5 75V60C15.5 56 16.5 53 19 49L27 38C29.5 34.5 33 33 38 32.6C66 31 118 31 130 33.5C140 35.5 151 44 161 51.5L204 57C216 59 223 63 224.5 70V78C224.5 82 223 84 219 84H199A18 18 0 0 0 163 84H76A18 18 0 0 0 40 84Z',
    glass:
      'M27 51.5C30 46 33 42 35.5 39.6C37 38 39 37.4 42 37.2L62 36.6V51.5ZM67 36.5L104 36V51.5H67ZM109 36C118 36 125 36.7 129 37.7C136 39.5 145 46.5 151 51.5H109Z',
    seams: 'M106.5 54V80M156 56C160 64 160.5 72 159 78M112 60H120',
    wheels: carWheels(58, 181),
  },
  suv: {
    body: 'M25 82C21.5 81 20 78 20 74V52C20 47 21 44 23.5 40L33 27.5C36 23.5 40 22 45 21.6C70 20 112 20 124 22.4C134 24.4 146 34 156 42.5L200 48C213 50 220 54 221 62V75C221 80 219 82 215 82H201A21 21 0 0 0 159 82H81A21 21 0 0 0 39 82Z',
    glass:
      'M33 42.5C36 36.5 40 31.5 42.5 29C44 27.5 46 26.8 49 26.6L62 26V42.5ZM67 25.8L100 25.4V42.5H67ZM105 25.4C113 25.4 119 26 123 27C130 28.8 140 37 146 42.5H105Z',
    seams: 'M102.5 45V78M151 47C155 55 155.5 66 154 74M108 52H116M86 76H154',
    wheels: tallWheels(60, 180),
  },
  coupe: {
    body: 'M24 84C20 83 18 80 18 75V69C18 63 20 59.5 26 57.5C36 54.5 46 53 54 50C66 43 80 38.5 98 38C114 37.6 126 39.5 138 46C144 49.5 148 52 153 54L202 59.5C214 61 220.5 65 222 71V78C222 82 220 84 216 84H200A18 18 0 0 0 164 84H78A18 18 0 0 0 42 84Z',
    glass: 'M66 54C76 47 88 43 100 42.6C114 42.2 124 44 133 49C136 50.7 138.5 52.5 141 54Z',
    seams: 'M92 57C91 66 92 74 94 80M148 58C152 66 152 73 151 79M100 62H108',
    wheels: carWheels(60, 182),
  },
  convertible: {
    body: 'M24 84C20 83 18 80 18 75V69C18 63 20 59.5 26 57.5L48 55C50 49 56 46.5 64 46.5C72 46.5 78 49 79 54H88V47C88 44 90 42.5 92.5 42.5H97C100 42.5 101.5 44.5 101.5 47V54H137L118 41.5L121 38.5L147 54H153L202 59.5C214 61 220.5 65 222 71V78C222 82 220 84 216 84H200A18 18 0 0 0 164 84H78A18 18 0 0 0 42 84Z',
    glass: '',
    seams: 'M92 57C91 66 92 74 94 80M148 58C152 66 152 73 151 79M100 62H108',
    wheels: carWheels(60, 182),
  },
  mpv: {
    body: 'M25 84C21 83 19.5 80 19.5 75V54C19.5 46 21 40 25 33L31 23.5C33.5 20 37 18.6 42 18.4C66 17.4 104 17.4 118 19.8C134 22.6 152 35 168 48L205 57C216 60 220.5 64 221 70V78C221 82 219.5 84 215.5 84H200A18 18 0 0 0 164 84H76A18 18 0 0 0 40 84Z',
    glass:
      'M28 48C31 40 34 32 37.5 26.6C38.8 24.6 40.5 23.8 43 23.6L66 22.8V48ZM71 22.7L106 22.6V48H71ZM111 22.7C115 22.9 117.5 23.4 120 24.4C133 29.5 146 39 156 48H111Z',
    seams: 'M108.5 51V80M68.5 51V74M162 53C164 62 163 72 160 79M115 57H123',
    wheels: carWheels(58, 182),
  },
  van: {
    body: 'M10 84C6 83 4 80 4 75V18C4 11 8 8 14 8H142C150 8 155 10 160 15C170 24 180 37 187 46L220 53C231 56 235 61 236 69V78C236 82 234 84 230 84H211A19 19 0 0 0 173 84H69A19 19 0 0 0 31 84Z',
    glass:
      'M142 17H149C152 17 154 18 156 20C163 27 169 35 174.5 43.5C175.5 45 175 46 173.5 46H142C140.5 46 140 45.5 140 44V19C140 17.6 140.6 17 142 17Z',
    seams: 'M133 15V79M76 15V79M76 40H133M178 51C181 57 181 64 179 68M142 54H150',
    wheels: [
      { x: 50, y: 80.5, r: 15.5 },
      { x: 192, y: 80.5, r: 15.5 },
    ],
  },
  pickup: {
    body: 'M10 82C6 81 4 78 4 74V50C4 47 6 45 9 45H90L97 24C98.5 19 102 17 107 17H137C146 17 151 20 156 26L170 43L218 50C230 52 235 56 236 64V75C236 80 234 82 230 82H211A21 21 0 0 0 169 82H71A21 21 0 0 0 29 82Z',
    glass: 'M99 43L104.5 26C105.3 23.2 107 22 110 22H120V43ZM125 22H136C143 22 147 24 151 29L161 43H125Z',
    seams: 'M92 48V78M122.5 46V78M164 48C167 56 167 66 165 74M128 52H136M12 52H84',
    wheels: tallWheels(50, 190),
  },
  cab: {
    body: 'M25 84C21 83 19.5 80 19.5 75V60C19.5 55 21 50 24 45C28 33 34 22 44 18.5C50 16.5 60 16 70 16H98V12.5C98 10.6 99 9.5 101 9.5H117C119 9.5 120 10.6 120 12.5V18C123 19.5 125 21 127 23C134 30 141 40 146 48H196C210 48.5 218 54 220 63L221 70V78C221 82 219.5 84 215.5 84H198A18 18 0 0 0 162 84H76A18 18 0 0 0 40 84Z',
    glass:
      'M34 48C37 38 42 27 48 23.6C52 21.6 60 21.2 66 21.2V48ZM71 21.2H98V48H71ZM103 21.2H106C113 21.2 117 22.6 121 26.8C127 33 132 41 136 48H103Z',
    seams: 'M100.5 51V80M68.5 51V76M142 52C145 62 145 71 143 79M76 57H84M108 57H116',
    wheels: carWheels(58, 180),
  },
} as const satisfies Record<string, VehicleDrawing>

export type VehicleShape = keyof typeof vehicleShapes
