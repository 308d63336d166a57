import { useEffect, useRef } from 'react'
import { errorWords } from '../../api/error-catalogue'
import { pack } from '../../brands/pack'
import { Notice } from '../../ui/Notice'
import { tryAgain } from '../../ui/try-again'
import type { Trouble } from './use-restart-form'

/** Why nothing goes on, and what to do about it, beside the button that was pressed. */
export function RestartTrouble({ trouble }: { trouble: Trouble | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  const { phone } = pack.firm
  useEffect(() => {
    if (trouble) place.current?.scrollIntoView({ block: 'nearest' })
  }, [trouble])
  if (!trouble) return null
  return (
    <div ref={place}>
      {trouble.kind === 'unreachable' ? (
        <Notice look="bad" role="alert" title="We couldn't save your details">
          <p>What you have filled in is still here and nothing has been paid. {tryAgain}</p>
        </Notice>
      ) : (
        <Notice look="bad" role="alert" title={errorWords.validation}>
          <ul className="purchase__problems">
            {trouble.errors.map(({ field, message }) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
          <p>
            Nothing has been paid. Please call <a href={`tel:${phone.dial}`}>{phone.display}</a> and we put it
            right.
          </p>
        </Notice>
      )}
    </div>
  )
}
