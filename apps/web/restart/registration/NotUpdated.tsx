import { errorWords } from '../../api/error-catalogue'
import { pack } from '../../brands/pack'
import { Notice } from '../../ui/Notice'
import { tryAgain } from '../../ui/try-again'

/** ERR-31 in the specification's words; a line that broke is told apart, because trying again mends it. */
export function NotUpdated({ trouble }: { trouble: 'not-updated' | 'unreachable' | undefined }) {
  const { phone } = pack.firm
  if (!trouble) return null
  return trouble === 'not-updated' ? (
    <Notice look="bad" role="alert" title={errorWords.registrationNotSet}>
      <p>
        Please check that it is the vehicle of your cancelled policy, or call{' '}
        <a href={`tel:${phone.dial}`}>{phone.display}</a>.
      </p>
    </Notice>
  ) : (
    <Notice look="bad" role="alert" title="We couldn't reach your quote">
      <p>Nothing has changed. {tryAgain}</p>
    </Notice>
  )
}
