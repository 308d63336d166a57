import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FieldGroup } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './DisclaimerField.module.css'
import type { FormFields } from './use-form.ts'

export type DisclaimerFieldProps = {
  fieldProps: ReturnType<FormFields['fieldProps']>
  disclaimer: {
    title: string
    hint: string
    /** Shown once the customer has agreed. */
    agreed: string
    paragraphs: readonly string[]
  }
}

/**
 * Agree is at the end of the text, so that the text is read first (COV-01, COV-07, BUY-03, D-132). Continuing without agreeing
 * shows an error.
 */
export function DisclaimerField({ fieldProps, disclaimer }: DisclaimerFieldProps) {
  const [isReading, setReading] = useState(false)
  const hasAgreed = fieldProps.value === 'yes'
  const agree = () => {
    fieldProps.onChange({ target: { value: 'yes' } })
    setReading(false)
  }
  return (
    <FieldGroup id={fieldProps.id} label={disclaimer.title} hint={disclaimer.hint} error={fieldProps.error}>
      {({ describedBy }) => (
        <>
          <p className={styles.agreed} role="status">
            {hasAgreed && (
              <>
                <Icon name="check" />
                {disclaimer.agreed}
              </>
            )}
          </p>
          <Button
            id={fieldProps.id}
            look="secondary"
            aria-describedby={describedBy}
            data-error-key={fieldProps['data-error-key']}
            onClick={() => setReading(true)}
          >
            Read Disclaimer
          </Button>
          <Dialog
            open={isReading}
            title={disclaimer.title}
            onClose={() => setReading(false)}
            actions={<Button onClick={agree}>Agree</Button>}
          >
            <div className={styles.text}>
              {disclaimer.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Dialog>
        </>
      )}
    </FieldGroup>
  )
}
