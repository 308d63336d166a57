import { errorWords } from '../../api/error-catalogue'
import { pack } from '../../brands/pack'
import { OpenAnswers } from '../../resume/aggregator/OpenAnswers'
import { Notice } from '../../ui/Notice'
import type { NotSubmittedWhy } from './use-submit-vehicle'

export function NotSubmitted({ trouble }: { trouble: NotSubmittedWhy | undefined }) {
  const { phone } = pack.firm
  switch (trouble?.kind) {
    case undefined:
      return null
    case 'open':
      return (
        <Notice look="bad" role="alert" title="Something else has to be answered for this vehicle">
          <OpenAnswers answers={trouble.answers} />
        </Notice>
      )
    case 'incorrect-product':
      return (
        <Notice look="bad" role="alert" title="Incorrect Product">
          {errorWords.vehicleNotRequoted}
        </Notice>
      )
    case 'failed':
      return (
        <Notice look="bad" role="alert" title={errorWords.vehicleNotRequoted}>
          <p>
            What you have filled in is still here. You can try again, or call{' '}
            <a href={`tel:${phone.dial}`}>{phone.display}</a>.
          </p>
        </Notice>
      )
  }
}
