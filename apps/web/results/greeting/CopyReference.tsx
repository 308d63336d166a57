import { useState } from 'react'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/** The reference, to be read out or taken along. Where the browser does not let us copy, it stands there to be selected. */
export function CopyReference({ reference }: { reference: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const isDone = await navigator.clipboard.writeText(reference).then(
      () => true,
      () => false,
    )
    setCopied(isDone)
  }
  return (
    <span className="copy-reference">
      <span className="copy-reference__text">{reference}</span>
      <Button look="quiet" className="copy-reference__button" onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? 'Copied' : 'Copy'} <VisuallyHidden>quote reference</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{isCopied ? 'Quote reference copied' : ''}</VisuallyHidden>
    </span>
  )
}
