import { useState } from 'react'
import { Button } from './Button.tsx'
import styles from './CopyText.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type CopyTextProps = {
  text: string
  /** What it is called within a sentence: "quote reference". */
  name: string
  /** For the main text of a page. */
  isLarge?: boolean
}

/** A text to be read out or copied. If the browser does not allow copying, it can be selected. */
export function CopyText({ text, name, isLarge = false }: CopyTextProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Refused, or there is no clipboard, as on a page without HTTPS.
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
