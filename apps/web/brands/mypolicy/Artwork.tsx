/** A measured trip: a line of readings and where it stands now. */
export function Artwork() {
  return (
    <svg viewBox="0 0 320 144" aria-hidden="true">
      <path className="fill-accent-soft" d="M0 0H320V144H0Z" />
      <g className="fill-accent opacity-25">
        <path d="M24 104H44V128H24ZM56 92H76V128H56ZM88 98H108V128H88ZM120 76H140V128H120ZM152 84H172V128H152ZM184 62H204V128H184ZM216 68H236V128H216ZM248 46H268V128H248Z" />
      </g>
      <path
        className="fill-none stroke-accent stroke-[4] [stroke-linecap:round] [stroke-linejoin:round]"
        d="M34 86L66 72L98 78L130 56L162 64L194 42L226 48L258 26"
      />
      <g className="fill-surface-raised stroke-accent stroke-[3]">
        <circle cx="34" cy="86" r="5" />
        <circle cx="66" cy="72" r="5" />
        <circle cx="98" cy="78" r="5" />
        <circle cx="130" cy="56" r="5" />
        <circle cx="162" cy="64" r="5" />
        <circle cx="194" cy="42" r="5" />
        <circle cx="226" cy="48" r="5" />
      </g>
      <circle className="fill-spark opacity-20" cx="258" cy="26" r="16" />
      <circle className="fill-spark" cx="258" cy="26" r="8" />
      <path className="fill-none stroke-line-strong stroke-2 [stroke-linecap:round]" d="M16 128H304" />
    </svg>
  )
}
