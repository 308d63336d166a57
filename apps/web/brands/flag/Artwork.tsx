import { ArtVehicle } from '../ArtVehicle'
/** A cab between fares, the city behind it. */
export function Artwork() {
  return (
    <svg viewBox="0 0 320 144" aria-hidden="true">
      <path className="fill-footer" d="M0 0H320V144H0Z" />
      <path
        className="fill-ink opacity-15"
        d="M0 116V64H28V44H58V72H80V30H112V58H138V20L152 8L166 20V64H190V40H222V76H246V52H282V68H320V116Z"
      />
      <path className="fill-ink" d="M0 116H320V144H0Z" />
      <path className="fill-none stroke-surface stroke-[3] [stroke-dasharray:20_14]" d="M6 130H320" />
      <path className="fill-ink" d="M264 116V30H269V116Z" />
      <path className="fill-spark" d="M269 32C280 28 290 38 304 33V60C290 65 280 55 269 59Z" />
      <ArtVehicle shape="cab" x={44} road={117} scale={0.76} paint="fill-ink" glass="fill-surface" />
      <path className="fill-spark" d="M121 53.5H133V56.5H121Z" />
    </svg>
  )
}
