import { brandCodes } from '@milepost/domain/terms/identity'
import { createRoot } from 'react-dom/client'
import '../styles/index.css'
import './gallery.css'
import { Gallery } from './Gallery'

/** Open /gallery/index.html?brand=MP on the development server. Not part of the product: no build leads here. */
const asked = new URLSearchParams(location.search).get('brand')
const brand = brandCodes.find((code) => code === asked) ?? 'A'
document.documentElement.setAttribute('data-brand', brand)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw in')
createRoot(root).render(<Gallery brand={brand} />)
