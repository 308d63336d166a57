/**
 * All test files of a worker share one window: a window, React and Testing Library of its own for each file took longer than the
 * tests. So that no file finds what another left, each begins with the page as it was at first, and with our own modules, which
 * hold the page's state, loaded anew. The rules in `packages/` hold no state and stay loaded.
 */
export function beginFreshPage(): void {
  const page = firstPage()
  for (const undo of page.undo.splice(0)) undo()
  for (const restore of page.restore) restore()
  forgetModules()
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store.
    document.cookie = `${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  }
  // A test may have followed a link; happy-dom stays at its address, from which history cannot lead back.
  happyDom().setURL(ADDRESS)
  history.replaceState(null, '', ADDRESS)
}

const ADDRESS = 'http://localhost:3000/'

type HappyDom = { setURL: (address: string) => void; settings: object }
const happyDom = (): HappyDom => Reflect.get(window, 'happyDOM')

/** How to take back what a file does: `undo` grows as it listens and waits, `restore` knows the properties of the first page. */
type FirstPage = { undo: (() => void)[]; restore: (() => void)[] }

/** Known to the window rather than to this module, which a test that resets modules has loaded again. */
function firstPage(): FirstPage {
  const key = Symbol.for('milepost.first-page')
  const known: FirstPage | undefined = Reflect.get(globalThis, key)
  if (known) return known
  const undo: FirstPage['undo'] = []
  for (const target of [window, document]) recordListeners(target, undo)
  recordTimers(undo)
  const classes = Object.getOwnPropertyNames(globalThis).flatMap((name) =>
    /^[A-Z]/.test(name) ? (Reflect.get(globalThis, name)?.prototype ?? []) : [],
  )
  const kept = [globalThis, document, navigator, happyDom().settings, ...classes]
  const page = { undo, restore: kept.map(restorerOf) }
  Reflect.set(globalThis, key, page)
  return page
}

function recordListeners(target: EventTarget, undo: FirstPage['undo']): void {
  const add = target.addEventListener.bind(target)
  target.addEventListener = (...listener: Parameters<typeof add>) => {
    undo.push(() => target.removeEventListener(...listener))
    add(...listener)
  }
}

function recordTimers(undo: FirstPage['undo']): void {
  const { clearTimeout: stop } = globalThis
  for (const name of ['setTimeout', 'setInterval']) {
    const start: (...details: unknown[]) => NodeJS.Timeout = Reflect.get(globalThis, name)
    Reflect.set(globalThis, name, (...details: unknown[]) => {
      const timer = start(...details)
      undo.push(() => stop(timer))
      return timer
    })
  }
}

/** Puts an object's properties back: those a test added, defined anew, or assigned to behind an accessor. */
function restorerOf(object: object): () => void {
  const first = Object.entries(Object.getOwnPropertyDescriptors(object))
  const names = new Set(first.map(([name]) => name))
  // The window's functions and objects are accessors that keep what is assigned to them.
  const assignable = first.flatMap(([name, { get, set }]) => {
    const value = object === globalThis && get && set ? Reflect.get(object, name) : undefined
    return typeof value === 'function' || (typeof value === 'object' && value) ? [{ name, value }] : []
  })
  return () => {
    // Two underscores: the test runner and packages, which stay loaded.
    for (const name of Object.getOwnPropertyNames(object))
      if (!names.has(name) && !name.startsWith('__')) Reflect.deleteProperty(object, name)
    for (const [name, descriptor] of first) {
      const { value, get } = Object.getOwnPropertyDescriptor(object, name) ?? {}
      const isRunners = name.startsWith('__')
      if (!isRunners && (value !== descriptor.value || get !== descriptor.get))
        Object.defineProperty(object, name, descriptor)
    }
    for (const { name, value } of assignable)
      if (Reflect.get(object, name) !== value) Reflect.set(object, name, value)
  }
}

/** But for this module and the one that calls it, which is still being loaded. */
const ours = /\/apps\/web\/(?!testing\/(setup|fresh-page)\.ts)/
type Module = { promise?: unknown; exports?: unknown; evaluated: boolean; importers: Set<string> }

/** As `vi.resetModules`, but for our own modules alone. */
function forgetModules(): void {
  const { evaluatedModules } = Reflect.get(globalThis, '__vitest_worker__')
  const modules: Map<string, Module> = evaluatedModules.idToModuleMap
  for (const [path, module] of modules) {
    if (!ours.test(path) || path.includes('/node_modules/')) continue
    module.promise = undefined
    module.exports = undefined
    module.evaluated = false
    module.importers.clear()
  }
}
