export function Logo() {
  return (
    <span className="logo">
      <svg className="logo__mark" viewBox="0 0 40 40" aria-hidden="true">
        <path className="fill-header-ink" d="M6 3.5C6 2.4 6.9 1.5 8 1.5C9.1 1.5 10 2.4 10 3.5V38.5H6Z" />
        <path className="fill-spark" d="M12 4C19 1.5 25 7.5 36 4.5V22.5C25 25.5 19 19.5 12 22Z" />
        <path
          className="fill-header-ink"
          d="M12 4C14.8 3 17.4 3.35 20 4.15V10.4C17.4 9.7 14.8 9.5 12 10.2ZM20 10.4C22.7 11.2 25.3 12.1 28 12.4V18.6C25.3 18.3 22.7 17.4 20 16.5ZM28 5.9C30.5 6.1 33.2 5.6 36 4.7V10.9C33.2 11.9 30.5 12.3 28 12.4Z"
        />
      </svg>
      <span className="logo__word">Flag</span>
    </span>
  )
}
