import { Component, type ReactNode } from 'react'
import { Button } from '../../web/ui/Button.tsx'

/** If a page fails, an error message replaces it and the header stays. */
export class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div role="alert">
        <p>This page could not be shown. Nothing you had sent is lost.</p>
        <Button look="secondary" onClick={() => window.location.reload()}>
          Load it again
        </Button>
      </div>
    )
  }
}
