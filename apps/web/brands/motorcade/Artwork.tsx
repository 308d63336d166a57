import { ArtVehicle } from '../ArtVehicle'
/** Three in line, evenly spaced. */
export function Artwork() {
  return (
    <svg viewBox="0 0 320 144" aria-hidden="true">
      <path className="fill-accent" d="M0 0H320V144H0Z" />
      <path
        className="fill-none stroke-spark stroke-2 opacity-50"
        d="M0 104A160 96 0 0 1 320 104M32 104A128 72 0 0 1 288 104M64 104A96 48 0 0 1 256 104"
      />
      <path className="fill-spark" d="M0 104H320V107H0Z" />
      <ArtVehicle shape="saloon" x={8} road={105} scale={0.42} paint="fill-surface" glass="fill-accent" />
      <ArtVehicle shape="van" x={109} road={105} scale={0.42} paint="fill-surface" glass="fill-accent" />
      <ArtVehicle shape="suv" x={212} road={105} scale={0.42} paint="fill-surface" glass="fill-accent" />
    </svg>
  )
}
