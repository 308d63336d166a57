/** A registration as it is seen on the road, to read rather than to type. */
export function PlateBadge({ text }: { text: string }) {
  return (
    <span className="plate plate--badge">
      <span className="plate__band" aria-hidden="true" />
      <span className="plate__text">{text}</span>
    </span>
  )
}
