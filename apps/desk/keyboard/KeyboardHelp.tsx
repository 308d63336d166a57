import { Checkbox } from '../../web/ui/Checkbox.tsx'
import { Dialog } from '../../web/ui/Dialog.tsx'
import styles from './KeyboardHelp.module.css'
import { useShortcutRegistry } from './shortcuts.tsx'

/** The list of all keys of this page. */
export function KeyboardHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { shortcuts, isOn, turn } = useShortcutRegistry()
  return (
    <Dialog open={open} title="Keyboard" onClose={onClose}>
      <dl className={styles.keys}>
        {shortcuts.map(({ key, does }) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        name="single-keys"
        label="Use single keys"
        checked={isOn}
        onChange={(event) => turn(event.target.checked)}
      />
    </Dialog>
  )
}
