import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../ui/ui.css'
import './gallery.css'
import { Desk } from './Desk.tsx'
import { Forms } from './Forms.tsx'
import { Kit } from './Kit.tsx'
import { Overlays } from './Overlays.tsx'
import { Phone } from './Phone.tsx'
import { SignIn } from './SignIn.tsx'

/** The components in all their states, for the eye: /gallery.html?page=forms&theme=dark. Never part of a build. */
const pages = { kit: Kit, forms: Forms, desk: Desk, overlays: Overlays, phone: Phone, signin: SignIn }

const asked = new URLSearchParams(window.location.search)
const theme = asked.get('theme')
if (theme) document.documentElement.dataset.theme = theme
const Page = pages[(asked.get('page') ?? 'kit') as keyof typeof pages] ?? Kit

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
