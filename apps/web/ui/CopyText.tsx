import { useState } from 'react'
import { Button } from './Button'
import styles from './CopyText.module.css'
import { classNames } from './class-names'
import { Icon } from './Icon'
import { VisuallyHidden } from './VisuallyHidden'

export type CopyTextProps = {
  text: string
  /** What it is, as it is called in a sentence: "quote reference". */
  name: string
  /** Where it is what the page is about. */
  isLarge?: boolean
}

/** Something to be read out or taken along. Where the browser does not let us copy, it stands there to be selected. */
export function CopyText({ text, name, isLarge = false }: CopyTextProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Refused; or there is no clipboard at all, as where a page came without encryption.
      setCopied(false)
    }
  }
  return (
    <span className={classNames(styles.copyText, isLarge && styles.large)}>
      <span className={styles.text} data-part="copy-text-text">
        {text}
      </span>
      <Button look="quiet" className={styles.button} onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? 'Copied' : 'Copy'} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">
        {isCopied ? `${name.charAt(0).toUpperCase()}${name.slice(1)} copied` : ''}
      </VisuallyHidden>
    </span>
  )
}
