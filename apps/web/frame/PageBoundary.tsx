import { Component, type ReactNode } from 'react'
import { NotLoaded } from './NotLoaded'

type PageBoundaryProps = { path: string; children: ReactNode }
type PageBoundaryState = { failedAt?: string }

/**
 * A page whose file does not arrive, or that breaks while it is drawn, leaves the frame standing: without this React takes everything
 * off the screen. Told to whoever listens for errors (ERR-34). Another address is another page, and is tried.
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
