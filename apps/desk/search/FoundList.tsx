import { brands } from '@milepost/brands/brands'
import type { Reply } from '@milepost/contract/call'
import type { search } from '@milepost/contract/desk/calls/search'
import { journeys } from '@milepost/domain/journeys/journeys'
import { lines } from '@milepost/domain/lines/lines'
import { formatDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { useEffect, useMemo, useRef } from 'react'
import { Link } from '../../web/router.tsx'
import { VisuallyHidden } from '../../web/ui/VisuallyHidden.tsx'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import styles from './FoundList.module.css'
import { closenessWords, stateWords } from './words.ts'

type Found = Reply<typeof search>['body']['found'][number]

/** The records found, one line each: j and k move through them, Enter opens one. */
export function FoundList({ found }: { found: readonly Found[] }) {
  const list = useRef<HTMLOListElement>(null)
  // Enter in the box, then Enter again on the first record: no mouse needed.
  useEffect(() => list.current?.querySelector('a')?.focus(), [])
  useShortcuts(
    useMemo(() => {
      const step = (by: 1 | -1) => () => {
        const links = [...(list.current?.querySelectorAll('a') ?? [])]
        const at = links.findIndex((link) => link.matches(':focus'))
        const next = at === -1 ? (by === 1 ? 0 : links.length - 1) : at + by
        links[Math.max(0, Math.min(next, links.length - 1))]?.focus()
      }
      return [
        { key: 'j', does: 'Next of the list', act: step(1) },
        { key: 'k', does: 'The one before', act: step(-1) },
      ]
    }, []),
  )
  return (
    <ol className={styles.list} ref={list} aria-label="Found">
      {found.map((record) => (
        <li key={`${record.brand} ${record.reference}`} className={styles.row}>
          <FoundLine record={record} />
        </li>
      ))}
    </ol>
  )
}

function FoundLine({ record }: { record: Found }) {
  const { brand, journey, state, closeness, initials, postcodeArea, email, registration } = record
  const closely = closenessWords[closeness]
  const product = lines[journeys[journey].line].shortName
  return (
    <>
      <p className={styles.name}>
        <Link className={styles.link} to={addressOf(record)}>
          <span className={styles.number}>{record.policyNumber ?? record.reference}</span>
        </Link>
        <span className={styles.kind}>{record.kind === 'policy' ? 'Policy' : 'Quote'}</span>
      </p>
      <p className={styles.person}>
        <VisuallyHidden>Initials </VisuallyHidden>
        {initials ?? 'No name'}
        {closely !== undefined && <span className={styles.closely}>{closely}</span>}
      </p>
      <p className={styles.what}>
        {brands[brand].firm.name}, {product}
      </p>
      <p className={styles.facts}>
        {[registration, postcodeArea && `${postcodeArea} •••`, email].filter(Boolean).join(' · ')}
      </p>
      <p className={styles.when}>
        <span className={styles.state} data-state={state}>
          {stateWords[state]}
        </span>{' '}
        <time dateTime={record.at}>{formatDate(londonDate(new Date(record.at)))}</time>
      </p>
    </>
  )
}

function addressOf({ kind, brand, reference, policyNumber }: Found): string {
  return kind === 'policy' && policyNumber !== undefined
    ? `/policies/${brand}/${encodeURIComponent(policyNumber)}`
    : `/quotes/${brand}/${encodeURIComponent(reference)}`
}
