import { useEffect, useState } from 'react'
import { heldEmailLink, takeEmailToken } from './address-tokens.ts'

/** The link of the email that led here. Opening a second link in the same page replaces it without a reload. */
export function useEmailLink() {
  const [link, setLink] = useState(heldEmailLink)
  useEffect(() => {
    const take = () => {
      if (takeEmailToken()) setLink(heldEmailLink())
    }
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  return link
}
