export function Logo() {
  return (
    <span className="logo">
      <svg className="logo__mark" viewBox="0 0 40 40" aria-hidden="true">
        <path className="fill-spark" d="M0 0H40V40H0Z" />
        <path className="fill-ink" d="M7 18H15V34H7ZM9 15L31 4L33.5 9L13 19.5Z" />
        <path
          className="fill-spark"
          d="M17.5 10.8L21 9.05L23.5 14.1L20 15.9ZM25.5 6.8L29 5.05L31.5 10.1L28 11.85Z"
        />
      </svg>
      <span className="logo__word">Briefly</span>
    </span>
  )
}
