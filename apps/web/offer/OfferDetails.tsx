import { journey } from '../brands/current'
import { CopyText } from '../ui/CopyText'

/** What every offer of thirty days begins with: its name, how long it stands and who insures it (SUB-03, RST-05). */
export function OfferFacts({ reference }: { reference: string }) {
  return (
    <dl className="greeting__facts">
      <div className="greeting__fact">
        <dt className="greeting__name">Reference</dt>
        <dd className="greeting__words">
          <CopyText text={reference} name="quote reference" />
        </dd>
      </div>
      <div className="greeting__fact">
        <dt className="greeting__name">Price held until</dt>
        <dd className="greeting__words">midnight tonight</dd>
      </div>
      <div className="greeting__fact">
        <dt className="greeting__name">Insurer</dt>
        <dd className="greeting__words">{journey.insurer}</dd>
      </div>
    </dl>
  )
}
