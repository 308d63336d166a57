import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { vi } from 'vitest'
import { beginFreshPage } from './fresh-page'

// What the file before may have left, if this is not the worker's first.
vi.useRealTimers()
cleanup()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
beginFreshPage()

// React notes for its warnings where each element was written, which takes a quarter of the time of all tests. It stops by itself
// above ten thousand a second.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
  configurable: true,
})

// The default of a second is too short on a busy machine.
configure({ asyncUtilTimeout: 5_000 })

// The page as the server writes it before any script runs. A test of another journey sets it before its imports (vi.hoisted).
document.documentElement.dataset['journey'] = 'acorn_pc'
