import { excessLines } from '../../offer/excess-lines'
import type { Option } from '../../offer/offer'
import type { PanelLine } from '../../offer/panel-line'
import { SummaryPanel } from './SummaryPanel'

/** A sum as it is written: the parts, a plus between them, the total under the line (RES-20). */
export function ExcessPanel({ option }: { option: Option }) {
  const { parts, total, instead } = excessLines(option.underwrittenExcesses)
  return (
    <SummaryPanel title="Excesses" name="excesses" isTall>
      <p className="panel__lead">The part of a claim for damage that you pay.</p>
      <dl className="money money--sum">
        {[...parts, total].map((line, index) => (
          <Row key={line.name} line={line} sign={index > 0 && index < parts.length ? '+' : ''} />
        ))}
      </dl>
      {instead.length > 0 && (
        <>
          <p className="panel__lead">In place of the total, for these claims:</p>
          <dl className="money">
            {instead.map((line) => (
              <Row key={line.name} line={line} />
            ))}
          </dl>
        </>
      )}
    </SummaryPanel>
  )
}

function Row({ line, sign = '' }: { line: PanelLine; sign?: string }) {
  return (
    <div className="money__row">
      <dt>{line.name}</dt>
      <dd className="money__amount figures">
        {sign && <span aria-hidden="true">{sign} </span>}
        {line.words}
      </dd>
    </div>
  )
}
