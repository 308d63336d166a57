import { useEffect, useState } from 'react'
import { heldLetterLink, takeLetterToken } from '../../resume/links/email-token'

/** The link of the email that led here; of a second one, when its link is opened in the page of the first, which loads nothing anew. */
export function useLetterLink() {
  const [link, setLink] = useState(heldLetterLink)
  useEffect(() => {
    const take = () => {
      if (takeLetterToken()) setLink(heldLetterLink())
    }
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  return link
}
