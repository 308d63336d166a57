import { configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// The default of a second is too short on a busy machine.
configure({ asyncUtilTimeout: 5_000 })

// The page as the server writes it before any script runs. A test of another journey sets it before its imports (vi.hoisted).
document.documentElement.dataset['journey'] = 'acorn_pc'

// Files share a worker. Each has our modules anew, with nothing in memory, and the libraries as they are.
vi.resetModules()

afterAll(async () => {
  // A module still on its way would be the next file's second copy of it, with a memory of its own.
  await vi.dynamicImportSettled()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
  document.body.replaceChildren()
  for (const name of Object.keys(window))
    if (/^(milepost|dataLayer$)/.test(name)) Reflect.deleteProperty(window, name)
  window.history.replaceState(null, '', '/')
})
