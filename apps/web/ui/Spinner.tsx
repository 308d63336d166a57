/** Turning only where motion is welcome; the words beside it carry the meaning. */
export function Spinner() {
  return (
    <svg className="spinner" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <circle cx="12" cy="12" r="9" className="spinner__track" />
      <path d="M12 3a9 9 0 0 1 9 9" className="spinner__arc" />
    </svg>
  )
}
