import { paths } from '../paths.ts'

/** The retrieval page for a quote. The reference is prefilled there, and removed from the URL immediately. */
export function retrievalPath(quoteReference: string): string {
  return `${paths.retrieval}?${new URLSearchParams({ quoteRef: quoteReference })}`
}

/** The restart page for a cancelled policy, by the quote made for it. */
export function restartPath(quoteReference: string): string {
  return `${paths.restartPolicy}?${new URLSearchParams({ quoteRef: quoteReference })}`
}
