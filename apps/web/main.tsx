import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './App'
import { rememberCampaign } from './tracking/tracking'

rememberCampaign()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw in')
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
)
