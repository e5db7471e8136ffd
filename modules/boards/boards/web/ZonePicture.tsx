import './picture-texts.ts'
import { taipei } from '#platform/contract/taipei.ts'
import { paperTexts } from '#platform/web/i18n/paper-texts.ts'
import { clockOf } from '../schedule.ts'
import type { Zone } from '../zones.ts'
import type { Showing } from './BoardPicture.tsx'
import { itemAt, turnAt } from './turn.ts'

const t = paperTexts('boardPicture')

/** What one zone shows at an instant. */
export function ZonePicture({ zone, showing }: { zone: Zone; showing: Showing }) {
  const { now, settings, photoOf } = showing
  const turn = itemAt(zone, now, settings.playSeconds)
  switch (zone.kind) {
    case 'clock':
      return <ClockZone now={now} />
    case 'packages':
      return <PackagesZone zone={zone} showing={showing} />
    case 'marquee': {
      const said = zone.items.length ? (turn?.item.title ?? '') : settings.marquee
      return <p className="bp-marquee">{said && <span key={said}>{said}</span>}</p>
    }
    case 'facts':
      return <FactsZone zone={zone} showing={showing} />
    case 'photo': {
      const url = turn && photoOf(turn.item.photoPath)
      return url ? <img className="bp-photo" src={url} alt={turn?.item.title ?? ''} /> : null
    }
    case 'film': {
      const url = turn && photoOf(turn.item.photoPath)
      // Browsers begin nothing by themselves that has sound.
      return url ? (
        <video
          key={url}
          className="bp-photo"
          src={url}
          aria-label={turn?.item.title}
          muted
          autoPlay
          loop
          playsInline
        />
      ) : null
    }
    case 'text':
      if (!turn) return null
      return (
        <div className="bp-text">
          <p className="bp-head">
            {t('notice')}
            <span>{turn.count > 1 && `${turn.nth + 1}／${turn.count}`}</span>
          </p>
          <h2>{turn.item.title}</h2>
          <p className="bp-body">{turn.item.body}</p>
        </div>
      )
  }
}

function ClockZone({ now }: { now: Date }) {
  const { month, day, weekday } = taipei(now)
  return (
    <p className="bp-clock">
      <b>{clockOf(now)}</b>
      <span>
        {t('date', { month, day })}
        <br />
        {t(`weekday${(weekday || 7) as 1 | 2 | 3 | 4 | 5 | 6 | 7}`)}
      </span>
    </p>
  )
}

/** Facts beside each other: one for every four cells. */
function FactsZone({ zone, showing: { facts, now, settings, isCutOff } }: { zone: Zone; showing: Showing }) {
  const said = facts?.find(({ part }) => part === zone.part)
  const all = said?.facts ?? []
  const size = Math.max(1, Math.floor(zone.width / 4))
  const page = turnAt(now, zone.seconds ?? settings.playSeconds, Math.ceil(all.length / size))
  return (
    <ul className="bp-facts">
      {facts && all.length === 0 && (
        <li className="bp-none">{t(isCutOff && !said ? 'cutOff' : 'noFacts')}</li>
      )}
      {all.slice(page * size, (page + 1) * size).map(({ title, big, note }, nth) => (
        // Facts are known by their place alone.
        <li key={nth}>
          <p>{title}</p>
          <b>{big}</b>
          <p>{note}</p>
        </li>
      ))}
    </ul>
  )
}

/** Rows of a page: what is left below the head, a cell each, in two columns where there is room. */
const pageOf = ({ width, height }: Zone) => Math.max(1, height - 2) * (width >= 10 ? 2 : 1)

function PackagesZone({ zone, showing }: { zone: Zone; showing: Showing }) {
  const { packages = [], now, settings } = showing
  const size = pageOf(zone)
  const pages = Math.max(1, Math.ceil(packages.length / size))
  const page = turnAt(now, zone.seconds ?? settings.playSeconds, pages)
  const all = packages.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="bp-packages" data-columns={zone.width >= 10 ? 2 : 1}>
      <p className="bp-head">
        <b>{t('packages')}</b> {showing.packages && <b className="bp-count">{t('pieces', { count: all })}</b>}
        <span>{pages > 1 && t('page', { page: page + 1, pages })}</span>
      </p>
      {showing.isCutOff && !showing.packages && <p className="bp-body">{t('cutOff')}</p>}
      {showing.packages?.length === 0 && <p className="bp-body">{t('noPackages')}</p>}
      <ul style={{ gridTemplateRows: `repeat(${Math.max(1, zone.height - 2)}, 1fr)` }}>
        {packages.slice(page * size, (page + 1) * size).map(({ label, count }) => (
          <li key={label}>
            <b>{label}</b> <span>{t('pieces', { count })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
