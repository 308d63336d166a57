import { configure } from '@testing-library/react'

// The default of a second is too short on a busy machine.
configure({ asyncUtilTimeout: 5_000 })

// The page as the server writes it before any script runs. A test of another journey sets it before its imports (vi.hoisted).
document.documentElement.dataset['journey'] = 'acorn_pc'
