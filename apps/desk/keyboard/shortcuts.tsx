import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

/** A key and its effect, in the words of the help. Without `act` the browser handles the key itself, as Enter follows a link. */
export type Shortcut = { key: string; does: string; act?: () => void }

type Registry = {
  shortcuts: readonly Shortcut[]
  add: (shortcuts: readonly Shortcut[]) => () => void
  /** Single keys can be turned off, because speech input or accidental presses can trigger them (WCAG 2.1.4). */
  isOn: boolean
  turn: (isOn: boolean) => void
}

const ShortcutContext = createContext<Registry | undefined>(undefined)
const STORED = 'desk:shortcuts'

/** The keys of the page and of all its components. The component added last takes precedence. */
export function Shortcuts({ children }: { children: ReactNode }) {
  const [lists, setLists] = useState<readonly (readonly Shortcut[])[]>([])
  const [isOn, setOn] = useState(() => localStorage.getItem(STORED) !== 'off')
  const shortcuts = useMemo(() => lists.flat(), [lists])

  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      if (document.querySelector('dialog[open]')) return
      const found = shortcuts.findLast(({ key }) => key === event.key)
      if (!found?.act) return
      event.preventDefault()
      found.act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOn, shortcuts])

  const registry = useMemo<Registry>(
    () => ({
      shortcuts,
      add(list) {
        setLists((before) => [...before, list])
        return () => setLists((before) => before.filter((each) => each !== list))
      },
      isOn,
      turn(next) {
        localStorage.setItem(STORED, next ? 'on' : 'off')
        setOn(next)
      },
    }),
    [shortcuts, isOn],
  )
  return <ShortcutContext value={registry}>{children}</ShortcutContext>
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}

export function useShortcutRegistry(): Registry {
  const registry = useContext(ShortcutContext)
  if (!registry) throw new Error('This is drawn outside of Shortcuts')
  return registry
}

/** Adds keys while the component is mounted. The list must be the same object in every render. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const { add } = useShortcutRegistry()
  // biome-ignore lint/correctness/useExhaustiveDependencies: adding changes the registry, which must not add again
  useEffect(() => add(shortcuts), [shortcuts])
}
