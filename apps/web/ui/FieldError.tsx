import { Icon } from './Icon'
import { VisuallyHidden } from './VisuallyHidden'

export type FieldErrorProps = { id: string | undefined; message: string | undefined }

export function FieldError({ id, message }: FieldErrorProps) {
  if (!message) return null
  return (
    <p className="field__error" id={id}>
      <Icon name="alert" />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        {message}
      </span>
    </p>
  )
}
