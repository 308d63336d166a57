import { toldReasons } from '@milepost/domain/outcome/told-reasons'
import { Link } from 'react-router'
import { paths } from '../paths'
import { SisterOffer } from './SisterOffer'
import type { WhatWasLeft } from './what-was-left'

/** Why there is no quote, as far as a customer may be told, and what they can do (END-01). */
export function Refused({ left: { refusal, sister, offered } }: { left: WhatWasLeft }) {
  if (offered !== undefined) return <StillThere reference={offered} />
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
      {refusal?.hasOthers && (
        <p className="ending__line">
          We look at all your answers together, and this time they are outside what we can quote for online.
          If an answer was not right, you can start again or call us.
        </p>
      )}
      {sister && <SisterOffer {...sister} />}
    </>
  )
}

/** Not underwriting said no but a fault of ours: the quote is where it was (F30). */
function StillThere({ reference }: { reference: string }) {
  return (
    <p className="ending__line">
      We could not go on just now, and nothing has been paid. Your quote {reference} is still kept for you:{' '}
      <Link to={`${paths.retrieval}?${new URLSearchParams({ quoteRef: reference })}`}>get it back</Link>.
    </p>
  )
}
