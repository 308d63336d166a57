import { pack } from '../../brands/pack'
import { Notice } from '../../ui/Notice'
import { Spinner } from '../../ui/Spinner'

/** The provider has not answered yet. Whoever paid twice now would have paid twice (F12). */
export function CheckingView() {
  const { phone } = pack.firm
  return (
    <>
      <Notice look="warn" title="Please do not pay again">
        <p>
          Your bank has not told us yet how your payment ended. We keep asking, and this page changes by
          itself. You can close it: we email you either way.
        </p>
      </Notice>
      <p className="thanks__busy" role="status">
        <Spinner />
        Asking your bank
      </p>
      <p>
        If it takes longer than a few minutes, call <a href={`tel:${phone.dial}`}>{phone.display}</a>.
      </p>
    </>
  )
}
