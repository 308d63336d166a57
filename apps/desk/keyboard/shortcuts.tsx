import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

/** A key and what it does, in the words of the help. Without `act` the browser does it by itself, as Enter follows a link. */
export type Shortcut = { key: string; does: string; act?: () => void }

type Registry = {
  shortcuts: readonly Shortcut[]
  add: (shortcuts: readonly Shortcut[]) => () => void
  /** Single keys can be turned off, for those who press them by speech or by accident (WCAG 2.1.4). */
  isOn: boolean
  turn: (isOn: boolean) => void
}

const ShortcutContext = createContext<Registry | undefined>(undefined)
const STORED = 'desk:shortcuts'

/** The keys of the page and of everything on it. What is drawn last is asked first. */
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

/** Adds keys for as long as the component is drawn. The list must be the same object from draw to draw. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const { add } = useShortcutRegistry()
  // biome-ignore lint/correctness/useExhaustiveDependencies: adding changes the registry, which must not add again
  useEffect(() => add(shortcuts), [shortcuts])
}
