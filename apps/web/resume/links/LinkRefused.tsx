import { Notice } from '../../ui/Notice'
import { tryAgain } from '../../ui/try-again'
import type { LinkRequest } from './use-link-request'

const words = {
  'too-many': {
    title: "We can't send another link just now",
    body: 'Please use the newest one in your email, or try again in an hour.',
  },
  failed: {
    title: "We couldn't ask for your link",
    body: `Your quote is safe with us. ${tryAgain}`,
  },
}

export function LinkRefused({ state }: Pick<LinkRequest, 'state'>) {
  if (state !== 'too-many' && state !== 'failed') return null
  return (
    <Notice look="bad" role="alert" title={words[state].title}>
      {words[state].body}
    </Notice>
  )
}
