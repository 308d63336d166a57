import { auditActWords } from '@milepost/domain/desk/audit-acts'
import { isLocalDate } from '@milepost/domain/values/local-date'
import { type FormEvent, useState } from 'react'
import { Link } from '../../web/router.tsx'
import { Button, ButtonFace, buttonLook } from '../../web/ui/Button.tsx'
import { Select } from '../../web/ui/Select.tsx'
import { TextField } from '../../web/ui/TextField.tsx'
import styles from './FilterForm.module.css'
import type { Filter } from './filter.ts'

const acts = Object.entries(auditActWords)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label))

/** A reference, a number or an id. A name or an email address is refused, because it would appear in the address. */
const record = /^[A-Za-z0-9_.:-]{1,80}$/

type Props = { filter: Filter; onFilter: (filter: Filter) => void }

export function FilterForm({ filter, onFilter }: Props) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const [from, to] = [text('from'), text('to')]
    const wrong = {
      ...(text('record') !== '' &&
        !record.test(text('record')) && {
          record: 'Enter a reference, policy number or id. Customers are not named in the trail.',
        }),
      ...(from !== '' && to !== '' && from > to && { to: 'Choose a last day that is not before the first' }),
    }
    setErrors(wrong)
    const [first] = Object.keys(wrong)
    if (first !== undefined) return document.getElementById(first)?.focus()
    onFilter({
      ...(text('person') !== '' && { person: text('person') }),
      ...(text('act') !== '' && { act: text('act') }),
      ...(text('record') !== '' && { record: text('record') }),
      ...(isLocalDate(from) && { from }),
      ...(isLocalDate(to) && { to }),
    })
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.wide}>
        <TextField
          name="person"
          label="Person"
          maxLength={100}
          defaultValue={filter.person ?? ''}
          autoComplete="off"
        />
      </div>
      <div className={styles.wide}>
        <Select
          name="act"
          label="What they did"
          placeholder="Anything"
          options={acts}
          defaultValue={filter.act ?? ''}
        />
      </div>
      <div className={styles.wide}>
        <TextField
          name="record"
          label="Reference, policy number or id"
          error={errors['record']}
          maxLength={80}
          defaultValue={filter.record ?? ''}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <TextField name="from" label="From" type="date" defaultValue={filter.from ?? ''} />
      <TextField name="to" label="To" type="date" error={errors['to']} defaultValue={filter.to ?? ''} />
      <div className={styles.actions}>
        <Button type="submit">Show</Button>
        <Link to="/audit" {...buttonLook('quiet')}>
          <ButtonFace>Clear</ButtonFace>
        </Link>
      </div>
    </form>
  )
}
