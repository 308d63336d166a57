import { Spinner } from '../../ui/Spinner'

/** Over the page while money is under way (CRD-03): what is below stays readable, and cannot be pressed meanwhile. */
export function ProcessingOverlay({ isShown }: { isShown: boolean }) {
  return (
    <div className="pay-overlay" data-shown={isShown || undefined} role="status">
      {isShown && (
        <p className="pay-overlay__words">
          <Spinner />
          Processing payment...
        </p>
      )}
    </div>
  )
}
