export function Logo() {
  return (
    <span className="logo">
      <svg className="logo__mark" viewBox="0 0 40 40" aria-hidden="true">
        <path
          className="fill-none stroke-accent stroke-[5.5] [stroke-linecap:round]"
          d="M8.7 31.3A16 16 0 1 1 35.5 24"
        />
        <path className="fill-none stroke-spark stroke-[4] [stroke-linecap:round]" d="M20 20L28.5 13.5" />
        <circle className="fill-spark" cx="20" cy="20" r="4.25" />
      </svg>
      <span className="logo__word">MyPolicy</span>
    </span>
  )
}
