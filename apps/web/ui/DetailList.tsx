export type DetailListProps = {
  facts: readonly { name: string; words: string }[]
  className?: string
}

/** Names, and beside each what it stands for. */
export function DetailList({ facts, className }: DetailListProps) {
  return (
    <dl className={className ? `facts ${className}` : 'facts'}>
      {facts.map(({ name, words }) => (
        <div key={name} className="facts__row">
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
