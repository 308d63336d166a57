import { errorWords } from '../../api/error-catalogue'
import { OpenAnswers } from '../../kept/arrival/OpenAnswers'
import { Notice } from '../../ui/Notice'
import type { NotSubmittedWhy } from './use-submit-vehicle'

export function NotSubmitted({ trouble }: { trouble: NotSubmittedWhy | undefined }) {
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
        <Notice look="bad" role="alert">
          {errorWords.vehicleNotRequoted}
        </Notice>
      )
  }
}
