import { useLayoutEffect } from 'react'

/**
 * "Error: Vehicle Details - Acorn": the page, the brand, and whether something needs mending. Set together with the page itself: what
 * moves the focus there would otherwise be read out under the title of the page before.
 */
export function usePageTitle(page: string, brand: string, hasErrors = false): void {
  useLayoutEffect(() => {
    document.title = `${hasErrors ? 'Error: ' : ''}${page} - ${brand}`
  }, [page, brand, hasErrors])
}
