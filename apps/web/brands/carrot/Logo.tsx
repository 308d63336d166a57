export function Logo() {
  return (
    <span className="logo">
      <svg className="logo__mark" viewBox="0 0 40 40" aria-hidden="true">
        <path
          className="fill-spark"
          d="M9.5 16.5C13.5 12.5 20 12 24 16C28 20 27.5 26.5 23.5 30.5C19 34.5 10.5 37.5 4.5 38.5C3 38.7 1.3 37 1.5 35.5C2.5 29.5 5.5 21 9.5 16.5Z"
          transform="translate(2 -2)"
        />
        <path
          className="fill-none stroke-ink stroke-[2.5] [stroke-linecap:round]"
          d="M12.5 21.5L17 26M20 17.5L22.5 20M10 29.5L13 32.5"
        />
        <path
          className="fill-good"
          d="M25 15C24 10 25.5 4.5 29 1.5C31 5 31.5 8 30.5 10.5C33 9 36 9 39 10.5C36.5 14.5 30.5 16.5 25 15Z"
        />
      </svg>
      <span className="logo__word">Carrot</span>
    </span>
  )
}
