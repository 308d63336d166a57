import { useEffect, useState } from 'react'
import { useIsWide } from '../../frame/is-wide'
import { isPromptDue } from './prompt-due'

/** Once due it stays, so that it does not come and go under a thumb (AON-11). */
export function usePromptDue(): boolean {
  const isWide = useIsWide()
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (isDue) return
    const look = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      if (isPromptDue(window.scrollY, scrollHeight - clientHeight, isWide)) setDue(true)
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [isDue, isWide])
  return isDue
}
