import { useCallback } from 'react'
import { Combobox } from '../../ui/Combobox.tsx'
import type { InputProps } from '../input.ts'

/** Answers read as they do in a summary: an offence by its code and its words. */
export function SearchInput({ fieldProps: { onChange, ...fieldProps }, question, asking }: InputProps) {
  const search = useCallback(
    (typed: string) =>
      (question.kind.search?.(typed) ?? []).map(({ code }) => ({
        value: code,
        label: question.summary(code),
      })),
    [question],
  )
  const isCode = (value: string) => question.kind.options?.(asking).some(({ code }) => code === value)
  return (
    <Combobox
      {...fieldProps}
      search={search}
      wordsOf={(value) => (isCode(value) ? question.summary(value) : value)}
      onValue={(value) => onChange({ target: { value } })}
    />
  )
}
