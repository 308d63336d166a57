import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import styles from './NotReloaded.module.css'
import { Actions } from './Section.tsx'

/** The record on the page could not be loaded again: it stays, with what was typed on it, and says so (DSK-525). */
export const NotReloaded = ({ again }: { again: () => void }) => (
  <div className={styles.place}>
    <Notice look="warn" title="This page could not be loaded again" role="alert">
      <p>It shows what was loaded before, which may be out of date.</p>
      <Actions>
        <Button look="secondary" onClick={again}>
          Try again
        </Button>
      </Actions>
    </Notice>
  </div>
)
