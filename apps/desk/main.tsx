import './styles/desk.css'
import { createDeskClient } from '@milepost/contract/desk/desk-client'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { browserHistory, Router } from '../web/router.tsx'
import { App } from './App.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw in')
createRoot(root).render(
  <StrictMode>
    <Router history={browserHistory}>
      <App client={createDeskClient()} />
    </Router>
  </StrictMode>,
)
