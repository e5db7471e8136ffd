import './home.css'
import { Suspense } from 'react'
import { type DutyBoard, type Tile, useContributions } from '#platform/web/frame/contributions.ts'
import { Counters } from '#platform/web/frame/Counters.tsx'
import { hasPermission } from '#platform/web/frame/signed-in.ts'
import { useAllowed, useMe, useServices } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { ActList } from './ActList.tsx'
import { ScanBox } from './ScanBox.tsx'
import { ScanHints } from './ScanHints.tsx'
import { usePhone } from '#platform/web/look/use-phone.ts'

/** Whoever may not even look at parcels has no desk: their board is a module's own (decision 095). */
const deskPermission = 'packages.view'

/** The duty board: the desk's, or of whoever has no desk that of their work. */
export function HomePage() {
  const allowed = useAllowed()
  const me = useMe()
  const { dutyBoards } = useContributions()
  if (!me || hasPermission(deskPermission, me)) return <DeskBoard />
  // Boards come with the areas that come late; until then nothing is drawn that goes away again.
  if (dutyBoards.length === 0) return <div className="lb-home" />
  const [own] = allowed(dutyBoards)
  return own ? <OwnBoard {...own} /> : <DeskBoard />
}

function OwnBoard({ Board }: DutyBoard) {
  const t = useTexts('home')
  const allowed = useAllowed()
  const { tiles } = useContributions()
  return (
    <div className="lb-home-own">
      <h1 className="lb-sr">{t('title')}</h1>
      {usePhone() && <Counters />}
      <Tiles tiles={allowed(tiles).filter(({ place }) => place === 'above')} className="lb-home-end" />
      <Suspense fallback={<Coming />}>
        <Board />
      </Suspense>
    </div>
  )
}

/** While the code of a board comes. */
const Coming = () => (
  <div className="lb-page">
    <SkeletonRows columns={['1fr', '2fr', '1fr']} rows={8} />
  </div>
)

/** The scan field, what the desk does, and what waits. */
function DeskBoard() {
  const t = useTexts('home')
  const allowed = useAllowed()
  const { tiles } = useContributions()
  const isKnown = useServices() !== undefined
  const me = useMe()
  const leads = ({ leadsWithout }: Tile) =>
    leadsWithout !== undefined && me !== undefined && !hasPermission(leadsWithout, me)
  const shown = allowed(tiles)
    .map((tile) => (leads(tile) ? { ...tile, order: 0, place: 'wide' as const } : tile))
    .toSorted((tile, other) => tile.order - other.order)
  const placeOf = (tile: Tile, nth: number) => tile.place ?? (nth === 0 ? 'wide' : 'narrow')
  const at = (place: Tile['place']) => shown.filter((tile, nth) => placeOf(tile, nth) === place)
  const wide = at('wide')
  const narrow = at('narrow')
  return (
    <div className="lb-home">
      <h1 className="lb-sr">{t('title')}</h1>
      {usePhone() && <Counters />}
      <ScanBox />
      <div className="lb-home-acts">
        <ActList />
        <ScanHints />
      </div>
      <Tiles tiles={wide} className="lb-home-column lb-home-wide" />
      {isKnown && wide.length === 0 && narrow.length === 0 && (
        <div className="lb-home-column lb-home-wide">
          <EmptyState icon="tray" title={t('nothingToShow')} text={t('nothingToShowText')} />
        </div>
      )}
      <div className="lb-home-column lb-home-narrow">
        <Tiles tiles={at('above')} className="lb-home-end" />
        <Tiles tiles={narrow} className="lb-home-column lb-home-rest" />
        <Tiles tiles={at('below')} className="lb-home-end" />
      </div>
    </div>
  )
}

function Tiles({ tiles, className }: { tiles: readonly Tile[]; className: string }) {
  if (tiles.length === 0) return null
  return (
    <div className={className}>
      {tiles.map(({ name, Tile: Drawn }) => (
        <Suspense key={name}>
          <Drawn />
        </Suspense>
      ))}
    </div>
  )
}
