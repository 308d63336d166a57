import { configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// The default of a second is too short on a busy machine.
configure({ asyncUtilTimeout: 5_000 })

// The page as the server writes it before any script runs. A test of another journey sets it before its imports (vi.hoisted).
document.documentElement.dataset['journey'] = 'acorn_pc'

// Files share a worker. Each loads our modules again, with nothing in memory, and shares the libraries.
vi.resetModules()

afterAll(async () => {
  // A module that is still loading would become a second copy in the next file, with its own state.
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
