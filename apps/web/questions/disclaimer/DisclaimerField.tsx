import { disclaimer } from '@milepost/domain/questions/cover/has-agreed-disclaimer'
import { useState } from 'react'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { FieldGroup } from '../../ui/FieldGroup'
import { Icon } from '../../ui/Icon'
import type { Boxes } from '../use-boxes'

/** The text is read before it can be agreed to: Agree stands at its end (COV-01, COV-07, D-132). Continue says so to whoever has not. */
export function DisclaimerField({ box }: { box: ReturnType<Boxes['box']> }) {
  const [isReading, setReading] = useState(false)
  const hasAgreed = box.value === 'yes'
  const agree = () => {
    box.onChange({ target: { value: 'yes' } })
    setReading(false)
  }
  return (
    <FieldGroup
      id={box.id}
      label={disclaimer.title}
      hint="Please read it and agree to it before you continue."
      error={box.error}
    >
      {({ describedBy }) => (
        <>
          <p className="disclaimer__agreed" role="status">
            {hasAgreed && (
              <>
                <Icon name="check" />
                You have read and agreed to the disclaimer.
              </>
            )}
          </p>
          <Button
            id={box.id}
            look="secondary"
            aria-describedby={describedBy}
            data-error-key={box['data-error-key']}
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
            <div className="disclaimer__text">
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
