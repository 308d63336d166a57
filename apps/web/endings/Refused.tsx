import { toldReasons } from '@milepost/domain/outcome/told-reasons'
import { Link } from 'react-router'
import { paths } from '../paths'
import { retrievalOf } from '../resume/retrieval-path'
import { SisterOffer } from './SisterOffer'
import type { WhatWasLeft } from './what-was-left'

/** Why there is no quote, as far as a customer may be told, and what they can do (END-01). */
export function Refused({ left: { refusal, sister, fault } }: { left: WhatWasLeft }) {
  if (fault) return <StillThere {...fault} />
  return (
    <>
      {refusal && refusal.told.length > 0 && (
        <ul className="ending__reasons">
          {refusal.told.map((reason) => (
            <li key={reason}>
              <strong>{toldReasons[reason].words}</strong> {toldReasons[reason].advice}
            </li>
          ))}
        </ul>
      )}
      {refusal?.hasOthers !== false && (
        <p className="ending__line">
          We look at all your answers together, and this time they are outside what we can quote for online.
          If an answer was not right, you can <Link to={paths.root}>start again</Link> or call us.
        </p>
      )}
      {sister && <SisterOffer {...sister} />}
    </>
  )
}

/** Not underwriting said no but a fault of ours: the quote is where it was (F30). */
function StillThere({ quoteReference }: NonNullable<WhatWasLeft['fault']>) {
  return (
    <p className="ending__line">
      We could not go on just now, and nothing has been paid. Your quote {quoteReference} is still kept for
      you:{' '}
      <Link to={quoteReference === undefined ? paths.retrieval : retrievalOf(quoteReference)}>
        get it back
      </Link>
      .
    </p>
  )
}
