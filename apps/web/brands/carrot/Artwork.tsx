import { ArtVehicle } from '../ArtVehicle'
/** A first drive, past the carrots. */
export function Artwork() {
  return (
    <svg viewBox="0 0 320 144" aria-hidden="true">
      <path className="fill-accent-soft" d="M0 0H320V144H0Z" />
      <circle className="fill-accent opacity-30" cx="70" cy="44" r="20" />
      <path className="fill-good opacity-15" d="M0 92C80 66 150 92 210 82C258 74 292 64 320 58V144H0Z" />
      <path className="fill-ink" d="M0 116H320V144H0Z" />
      <path className="fill-none stroke-surface stroke-[3] [stroke-dasharray:20_14]" d="M6 130H320" />
      <ArtVehicle
        shape="hatchback"
        x={36}
        road={117}
        scale={0.6}
        paint="fill-spark"
        glass="fill-surface-raised"
      />
      <path
        className="fill-spark"
        d="M232 74C241 68 254 72 256 81C256 93 249 106 243 116C234 106 225 87 232 74Z"
      />
      <path
        className="fill-good"
        d="M243 73C238 64 238 55 241 48C245 51 247 55 247 59C250 55 256 54 261 55C260 64 252 71 243 73Z"
      />
      <path
        className="fill-spark"
        d="M278 88C285 84 294 87 295 94C295 102 291 110 287 116C281 109 274 97 278 88Z"
      />
      <path
        className="fill-good"
        d="M286 87C282 80 282 74 285 68C287 71 289 74 289 77C291 74 295 73 299 74C298 81 292 86 286 87Z"
      />
    </svg>
  )
}
