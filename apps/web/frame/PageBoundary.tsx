import { Component, type ReactNode } from 'react'
import { brand } from '../brands/brand.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { tryAgain } from '../ui/try-again.ts'
import { PageHeading } from './PageHeading.tsx'

type PageBoundaryProps = { path: string; children: ReactNode }
type PageBoundaryState = { failedAt?: string }

/**
 * Keeps the frame if a page fails to load or throws while rendering: without it React removes everything from the screen. Reported
 * to the error listener (ERR-34). Another path is another page, and is tried.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {}

  override componentDidCatch(error: unknown): void {
    this.setState({ failedAt: this.props.path })
    reportError(error)
  }

  override render(): ReactNode {
    const { path, children } = this.props
    return this.state.failedAt === path ? <NotLoaded what="this page" /> : children
  }
}

/** Shown instead of an empty page if the page could not be loaded or rendered. */
export function NotLoaded({ what }: { what: 'your quote' | 'this page' }) {
  return (
    <>
      <PageHeading>We couldn't open {what}</PageHeading>
      <Notice look="bad" role="alert">
        <p>
          What you told us is safe. {tryAgain} Or call {brand.firm.phone.display}.
        </p>
        <p>
          <Button look="secondary" onClick={() => location.reload()}>
            Try again
          </Button>
        </p>
      </Notice>
    </>
  )
}
