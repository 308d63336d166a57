import { painted } from '../../web/ui/next-task.ts'

/** After a form was refused: the first field in error has the focus, so that its error is read out. None, if its page has moved on. */
export async function focusFirstError(form: HTMLElement): Promise<void> {
  await painted()
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  // Radio buttons are invalid as a group, which takes no focus.
  const field = invalid?.matches('input, select, textarea')
    ? invalid
    : invalid?.querySelector<HTMLElement>('input')
  field?.focus()
}
