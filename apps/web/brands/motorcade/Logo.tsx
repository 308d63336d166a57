export function Logo() {
  return (
    <span className="logo">
      <svg className="logo__mark" viewBox="0 0 40 40" aria-hidden="true">
        <path className="fill-spark" d="M4 8H13L22 20L13 32H4L13 20Z" />
        <path className="fill-spark opacity-75" d="M17 8H23L32 20L23 32H17L26 20Z" />
        <path className="fill-spark opacity-50" d="M27 8H30L39 20L30 32H27L36 20Z" />
      </svg>
      <span className="logo__word">Motorcade</span>
    </span>
  )
}
