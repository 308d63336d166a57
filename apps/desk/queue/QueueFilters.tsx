import { brands } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { journeyIdentities, journeyIds } from '@milepost/domain/terms/identity'
import { workKinds } from '@milepost/domain/work/kinds'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from '../../web/router.tsx'
import { useStaff } from '../session/staff.ts'
import { withFilter } from './filters.ts'
import styles from './QueueFilters.module.css'
import type { WorkPage } from './use-queue.ts'

type Option = { value: string; label: string }

/** The filters of the queue. All are in the address, which can be bookmarked and shared (DSK-209). */
export function QueueFilters({ counts }: { counts: WorkPage['counts'] | undefined }) {
  const { session } = useStaff()
  const [query, setQuery] = useSearchParams()
  const set = (name: string, value: string) => setQuery(withFilter(query, name, value), { replace: true })
  const own = journeyIds.filter((id) => session.brands.includes(journeyIdentities[id].brand))
  const select = (name: string, label: string, options: readonly Option[]) => (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select
        className={styles.box}
        value={query.get(name) ?? ''}
        onChange={(event) => set(name, event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <section aria-label="Filters">
      <nav className={styles.kinds} aria-label="Kinds of work">
        {[{ kind: '', count: counts?.all }, ...(counts?.byKind ?? [])].map(({ kind, count }) => (
          <Link
            key={kind}
            className={styles.kind}
            to={{ pathname: '/queue', search: `?${withFilter(query, 'kind', kind)}` }}
            replace
            aria-current={(query.get('kind') ?? '') === kind ? 'true' : undefined}
          >
            {kind === '' ? 'All' : workKinds[kind as keyof typeof workKinds].title}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Link>
        ))}
      </nav>
      <div className={styles.fields}>
        {select('who', 'Who has it', [
          { value: '', label: 'Anyone' },
          { value: 'mine', label: 'Me' },
          { value: 'nobody', label: 'Nobody' },
        ])}
        {select('brand', 'Brand', [
          { value: '', label: 'All brands' },
          ...session.brands.map((code) => ({ value: code, label: brands[code].firm.name })),
        ])}
        {select('journey', 'Journey', [
          { value: '', label: 'All journeys' },
          ...own.map((id) => ({
            value: id,
            label: `${brands[journeyIdentities[id].brand].firm.name} ${journeys[id].name.toLowerCase()}`,
          })),
        ])}
        {select('snoozed', 'Snoozed', [
          { value: '', label: 'Hidden' },
          { value: 'shown', label: 'Shown' },
          { value: 'only', label: 'Only these' },
        ])}
        <Find written={query.get('find') ?? ''} find={(text) => set('find', text)} />
      </div>
    </section>
  )
}

const WAIT_MS = 250

/** Searches once the typing pauses. */
function Find({ written, find }: { written: string; find: (text: string) => void }) {
  const [text, setText] = useState(written)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (
    <label className={styles.field}>
      <span className={styles.label}>Reference or policy number</span>
      <input
        className={styles.box}
        type="search"
        data-find
        value={text}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          const { value } = event.target
          setText(value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => find(value.trim()), WAIT_MS)
        }}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
    </label>
  )
}
