import { ArtVehicle } from '../ArtVehicle'
/** The barrier goes up. */
export function Artwork() {
  return (
    <svg viewBox="0 0 320 144" aria-hidden="true">
      <path className="fill-accent" d="M0 0H320V144H0Z" />
      <path className="fill-ink" d="M0 116H320V144H0Z" />
      <path className="fill-none stroke-accent stroke-[3] [stroke-dasharray:24_16]" d="M8 131H320" />
      <path className="fill-ink" d="M28 56H52V116H28Z" />
      <path className="fill-ink" d="M36 58L220 6L223 18L40 70Z" />
      <path
        className="fill-surface"
        d="M80 48.7L104 41.9L107.3 53.9L83.3 60.7ZM128 35.1L152 28.3L155.3 40.3L131.3 47.1ZM176 21.5L200 14.7L203.3 26.7L179.3 33.5Z"
      />
      <ArtVehicle shape="hatchback" x={126} road={117} scale={0.66} paint="fill-ink" glass="fill-accent" />
    </svg>
  )
}
