import { useEffect, useRef } from 'react'

/** The page has become another: it is announced by its heading, as a new page is (NAV-27). */
export function useHeadingFocus(heading: string) {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(heading)
  useEffect(() => {
    if (before.current !== heading) title.current?.focus()
    before.current = heading
  }, [heading])
  return title
}
