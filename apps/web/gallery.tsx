import './gallery.css'
import { createRoot } from 'react-dom/client'
import { HotKeys } from '#platform/web/input/HotKeys.tsx'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { chooseLook } from '#platform/web/look/look-choice.ts'
import { Look } from '#platform/web/look/Look.tsx'
import { platformTexts } from '#platform/web/texts.ts'
import { GalleryButtons, GalleryFields, GalleryMarks } from './gallery-parts.tsx'
import { GalleryForms } from './gallery-forms.tsx'
import { GalleryIcons, GalleryKeys, GalleryRows, GalleryStates, GallerySwatches } from './gallery-lists.tsx'
import { GalleryList, GalleryListStates, type GalleryListState } from './gallery-list.tsx'
import { GalleryMessages } from './gallery-messages.tsx'
import { GalleryEntries, GalleryLoaded } from './gallery-settings.tsx'
import { galleryTexts } from './gallery-texts.ts'

const wish = new URLSearchParams(location.search)
if (wish.get('theme') === 'dark' || wish.get('theme') === 'light')
  chooseLook({ theme: wish.get('theme') as 'dark' | 'light' })
chooseLook({ density: wish.get('density') === 'compact' ? 'compact' : 'standard' })
startTexts({ 'zh-TW': { platform: platformTexts, gallery: galleryTexts } })

const alone = wish.get('list') as GalleryListState | null
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <Look>
      <HotKeys />
      {alone ? <GalleryList state={alone} /> : <Gallery />}
    </Look>,
  )

function Gallery() {
  return (
    <main className="gl">
      <GallerySwatches />
      <GalleryButtons />
      <GalleryFields />
      <GalleryForms />
      <GalleryMarks />
      <GalleryRows />
      <GalleryMessages />
      <GalleryKeys />
      <GalleryStates />
      <GalleryLoaded />
      <GalleryEntries />
      <GalleryListStates />
      <GalleryIcons />
    </main>
  )
}
