import { useEffect } from 'react'

/** "Error: Vehicle Details - Acorn": the page, the brand, and whether something needs mending. */
export function usePageTitle(page: string, brand: string, hasErrors = false): void {
  useEffect(() => {
    document.title = `${hasErrors ? 'Error: ' : ''}${page} - ${brand}`
  }, [page, brand, hasErrors])
}
