import { ArtVehicle } from '../ArtVehicle'
/** Hills, an oak, the road home. */
export function Artwork() {
  return (
    <svg viewBox="0 0 320 144" aria-hidden="true">
      <path className="fill-accent-soft" d="M0 0H320V144H0Z" />
      <circle className="fill-spark" cx="262" cy="40" r="18" />
      <path className="fill-accent opacity-25" d="M0 88C60 58 112 62 164 82C214 100 264 80 320 62V144H0Z" />
      <path
        className="fill-accent opacity-60"
        d="M0 110C70 88 136 94 196 104C244 112 284 108 320 98V144H0Z"
      />
      <path className="fill-accent" d="M0 128C90 118 200 122 320 126V144H0Z" />
      <path className="fill-ink" d="M71 118V74H79V118Z" />
      <path
        className="fill-accent"
        d="M75 20C91 20 101 30 101 42C111 46 115 56 111 66C107 78 93 82 75 82C57 82 43 78 39 66C35 56 39 46 49 42C49 30 59 20 75 20Z"
      />
      <ArtVehicle shape="estate" x={158} road={125} scale={0.42} paint="fill-ink" glass="fill-accent-soft" />
    </svg>
  )
}
