import { comparisonSites } from '@milepost/domain/brands/comparison-sites'
import { addDays, daysBetween, type LocalDate } from '@milepost/domain/values/local-date'
import { Select } from '../../web/ui/Select.tsx'
import { TextField } from '../../web/ui/TextField.tsx'
import { useStaff } from '../session/staff.ts'
import { type Filters, journeyOptions, periods } from './console-filters.ts'
import styles from './FilterBar.module.css'

/** The filters and the comparison. Every choice is written to the address immediately. */
export function FilterBar({
  filters,
  today,
  onChange,
}: {
  filters: Filters
  today: LocalDate
  onChange: (changed: Partial<Filters>) => void
}) {
  const { session } = useStaff()
  const { from, to, compared, of, channel, site } = filters
  const days = daysBetween(from, to) + 1
  const isUsual = to === today && periods.some((each) => each === days)
  const period = isUsual ? String(days) : 'own'
  return (
    <section className={styles.bar} aria-label="What to look at">
      <Select
        label="Period"
        name="period"
        placeholder={null}
        value={period}
        options={[
          ...periods.map((each) => ({ value: String(each), label: `Last ${each} days` })),
          { value: 'own', label: 'Own dates' },
        ]}
        onChange={({ target }) => {
          if (target.value !== 'own') onChange({ from: addDays(today, 1 - Number(target.value)), to: today })
        }}
      />
      <TextField
        label="From"
        name="from"
        type="date"
        max={to}
        value={from}
        onChange={({ target }) => target.value && onChange({ from: target.value as LocalDate })}
      />
      <TextField
        label="To"
        name="to"
        type="date"
        min={from}
        max={today}
        value={to}
        onChange={({ target }) => target.value && onChange({ to: target.value as LocalDate })}
      />
      <Select
        label="Compared with"
        name="compared"
        placeholder={null}
        value={compared}
        options={[
          { value: 'before', label: 'Days before' },
          { value: 'year-ago', label: 'A year ago' },
          { value: 'none', label: 'Nothing' },
        ]}
        onChange={({ target }) =>
          onChange({
            compared: target.value === 'none' || target.value === 'year-ago' ? target.value : 'before',
          })
        }
      />
      <Select
        label="Brand and journey"
        name="of"
        placeholder="All of mine"
        value={of}
        options={journeyOptions(session.brands)}
        onChange={({ target }) => onChange({ of: target.value })}
      />
      <Select
        label="Channel"
        name="channel"
        placeholder="All"
        value={channel}
        options={[
          { value: 'direct', label: 'Direct' },
          { value: 'aggregator', label: 'Comparison sites' },
        ]}
        onChange={({ target }) => onChange({ channel: target.value, site: '' })}
      />
      <Select
        label="Comparison site"
        name="site"
        placeholder="All"
        value={site}
        options={comparisonSites.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={({ target }) => onChange({ site: target.value })}
      />
    </section>
  )
}
