import type { PanelLine } from '../../kept/offer-parts/policy/panel-line'

type FactsProps = {
  lines: readonly PanelLine[]
  /** Sentences: each stands under its name where room is short. */
  isProse?: boolean
}

export function Facts({ lines, isProse = false }: FactsProps) {
  return (
    <dl className={isProse ? 'facts facts--prose' : 'facts'}>
      {lines.map(({ name, words }) => (
        <div key={name} className="facts__row">
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
