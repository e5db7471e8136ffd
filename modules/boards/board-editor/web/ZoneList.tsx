import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { IconName } from '#platform/web/look/icon-paths.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { mostZones } from '#modules/boards/boards/contract.ts'
import {
  useParts,
  useZoneName,
  type Zone,
  type ZoneKind,
  zoneKinds,
} from '#modules/boards/boards/web/public.ts'
import { itemKeys } from './Canvas.tsx'
import { newZone } from './draft.ts'
import type { DraftTools } from './use-draft.ts'

const icons: Record<ZoneKind, IconName> = {
  text: 'doc',
  photo: 'cam',
  film: 'cam',
  clock: 'clock',
  packages: 'box',
  marquee: 'mega',
  facts: 'doc',
}

interface ZoneListProps {
  tools: DraftTools
  playSeconds: number
  mayEdit: boolean
}

/** What stands on the board, and what else can. */
export function ZoneList({ tools, playSeconds, mayEdit }: ZoneListProps) {
  const t = useTexts('boardEditor')
  const { draft, chosen, choose, change } = tools
  const { zones } = draft
  const nameOf = useZoneName()
  const parts = useParts() ?? []
  const [isFull, setFull] = useState(false)
  const about = ({ kind, items, seconds }: Zone) => {
    if (kind === 'marquee')
      return items.length ? t('about_marqueeOwn', { count: items.length }) : t('about_marquee')
    return t(`about_${kind}`, { count: items.length, seconds: seconds ?? playSeconds })
  }
  const add = (kind: ZoneKind, part?: string) => {
    const zone = newZone(kind, draft, part)
    setFull(!zone)
    if (!zone) return
    change({ zones: [...zones, zone] })
    choose(zones.length)
    // The keys that move and size it go to the new one, once it is drawn.
    requestAnimationFrame(() =>
      document.querySelectorAll<HTMLElement>('.be-grip')[zones.length]?.focus({ preventScroll: true }),
    )
  }
  return (
    <Panel title={t('content')} number={zones.length} className="be-list">
      <div className="be-zones">
        {zones.map((zone, nth) => (
          // zones are known by their place in the list alone.
          <button key={nth} type="button" aria-pressed={chosen === nth} onClick={() => choose(nth)}>
            <Icon name={icons[zone.kind]} />
            <span>
              {nameOf(zone)}
              <br />
              <span className="lb-14 lb-quiet">{about(zone)}</span>
            </span>
            {nth < itemKeys && <Key keys={`Alt ${nth + 1}`} />}
          </button>
        ))}
      </div>
      {mayEdit && zones.length < mostZones && (
        <div className="lb-inner be-add">
          <p className="lb-14 lb-quiet lb-below-8">{t('add')}</p>
          {isFull && (
            <p className="lb-14 lb-amber lb-below-8" role="alert">
              {t('noRoom')}
            </p>
          )}
          <div className="lb-chips">
            {zoneKinds
              .filter((kind) => kind !== 'facts')
              .map((kind) => (
                <button key={kind} type="button" onClick={() => add(kind)}>
                  {t(`kind_${kind}`)}
                </button>
              ))}
            {parts.map(({ part }) => (
              <button key={part} type="button" onClick={() => add('facts', part)}>
                {nameOf({ kind: 'facts', part })}
              </button>
            ))}
          </div>
        </div>
      )}
      {mayEdit && (
        <div className="be-keys">
          <p className="lb-14 lb-quiet">{t('keys')}</p>
          <p className="lb-14">
            <Key keys="Tab" /> {t('keyNext')}　<Key keys="↑ ↓ ← →" /> {t('keyMove')}
          </p>
          <p className="lb-14">
            <Key keys="Shift ↑ ↓ ← →" /> {t('keySize')}　<Key keys="Del" /> {t('keyRemove')}
          </p>
        </div>
      )}
    </Panel>
  )
}
