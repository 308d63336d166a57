import { useEffect, useState } from 'react'

/** Moves the focus to the element of an id once the change that puts it on the page is drawn. */
export function useFocusNext(): (id: string) => void {
  const [next, setNext] = useState<{ id: string }>()
  useEffect(() => {
    if (next) document.getElementById(next.id)?.focus()
  }, [next])
  return (id) => setNext({ id })
}
