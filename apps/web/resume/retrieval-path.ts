import { paths } from '../paths'

/** Where a quote is had back by its check. The reference is filled in there, and taken out of the address at once. */
export function retrievalPath(quoteReference: string): string {
  return `${paths.retrieval}?${new URLSearchParams({ quoteRef: quoteReference })}`
}

/** Where a cancelled policy is taken up again, by the quote made for it. */
export function restartPath(quoteReference: string): string {
  return `${paths.restartPolicy}?${new URLSearchParams({ quoteRef: quoteReference })}`
}
