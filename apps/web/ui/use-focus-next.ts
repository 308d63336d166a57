import { useEffect, useState } from 'react'

/** Focuses the element with an id after the render that puts it on the page. */
export function useFocusNext(): (id: string) => void {
  const [next, setNext] = useState<{ id: string }>()
  useEffect(() => {
    if (next) document.getElementById(next.id)?.focus()
  }, [next])
  return (id) => setNext({ id })
}
