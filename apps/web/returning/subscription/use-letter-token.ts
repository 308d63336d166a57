import { useEffect, useState } from 'react'
import { letterToken, takeLetterToken } from '../../kept/letter-token'

/** The token of the letter that led here; of a second one, when its link is opened in the page of the first, which loads nothing anew. */
export function useLetterToken(): string | undefined {
  const [token, setToken] = useState(letterToken)
  useEffect(() => {
    const take = () => {
      if (takeLetterToken()) setToken(letterToken())
    }
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  return token
}
