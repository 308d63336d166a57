export function Logo() {
  return (
    <span className="logo">
      <svg className="logo__mark" viewBox="0 0 40 40" aria-hidden="true">
        <path
          className="fill-spark"
          d="M20 10.5C29 10.5 35 14 35 18.5C35 20.5 33.5 21.5 31.5 21.5H8.5C6.5 21.5 5 20.5 5 18.5C5 14 11 10.5 20 10.5Z"
        />
        <path
          className="fill-header-ink"
          d="M8.5 24H31.5C31.5 30.5 27 35.5 21.5 37.5C20.5 37.9 19.5 37.9 18.5 37.5C13 35.5 8.5 30.5 8.5 24Z"
        />
        <path
          className="fill-none stroke-spark stroke-[3] [stroke-linecap:round]"
          d="M20 11C20 7 21.5 4.5 25 3.5"
        />
      </svg>
      <span className="logo__word">Acorn</span>
    </span>
  )
}
