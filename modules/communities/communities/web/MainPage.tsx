import './page-texts.ts'
import './services.css'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useRunAct } from '#platform/web/frame/act-ways.ts'
import { useContributions } from '#platform/web/frame/contributions.ts'
import { useAllowed, useServices } from '#platform/web/frame/use-me.ts'
import { textOf } from '#platform/web/i18n/texts.ts'
import { valueWord } from '#platform/web/i18n/words.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { SkeletonRows } from '#platform/web/look/SkeletonRows.tsx'
import { usePageExists } from '#platform/web/router/use-page-exists.ts'
import { visitorExit } from '../services.ts'
import { catalogue, secondCatalogue } from './catalogue.ts'

/** The act that the exit of visitors stands for (R054). */
const leaveAct = 'leaveVisitor'
const nowhere = { icon: 'grid', address: undefined, project: 'none' } as const

/**
 * Every service of the community that has a page, in the community's order; a click goes there (R055, R056). What has no
 * page (R057), or none in this version, is left out: nothing leads nowhere.
 */
export function MainPage() {
  const t = useTexts('servicePages')
  const title = useTexts('communities')('main')
  const router = useRouter()
  const services = useServices()
  const exists = usePageExists()
  const allowed = useAllowed()
  const run = useRunAct()
  const { acts } = useContributions()
  const own = allowed(acts)
  const leave = own.find((act) => act.name === leaveAct)
  /** Where a service leads whom: whoever may not open its page, as the desk that of fees, goes to what they may do with it. */
  const wayTo = (id: number, address: string | undefined) => {
    const isOf = (act: (typeof acts)[number]) => act.to === address
    if (!acts.some(isOf) || own.some(isOf)) return address
    return own.find(({ to, service }) => to && [service ?? []].flat().includes(id))?.to
  }
  const entries = (services ?? []).flatMap(({ id, display }) => {
    const { icon, address: page, project } = catalogue[id] ?? nowhere
    const address = wayTo(id, page)
    return address && exists(address)
      ? [{ id, label: valueWord(`services.${id}`, display), icon, address, project, isNew: false }]
      : []
  })
  const others = allowed(secondCatalogue).flatMap(({ label, address, ...one }) =>
    address && exists(address)
      ? [{ ...one, label: textOf(label), address, project: 'mgmt' as const, id: 1000 + one.id }]
      : [],
  )
  // Legacy pages are gone to as whole pages (R056), our own without leaving the app.
  const inPlace = (href: string) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void router.navigate({ href })
  }
  const hasExit = leave && services?.some((service) => service.id === visitorExit.id)
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
        <p className="lb-quiet">{t('mainLead')}</p>
      </div>
      {!services ? (
        <SkeletonRows columns={[200, 200, 200]} rows={4} />
      ) : entries.length + others.length === 0 ? (
        <EmptyState icon="grid" title={t('none')} text={t('noneText')} />
      ) : (
        <ul className="sv-tiles">
          {[...entries, ...others].map(({ id, label, icon, address, project, isNew }) => (
            <li key={id}>
              <a
                className="sv-tile"
                href={address}
                onClick={project === 'mgmt' ? inPlace(address) : undefined}
              >
                <Icon name={icon} size={20} />
                <b>{label}</b>
                {isNew && <Mark kind="plain">{t('isNew')}</Mark>}
              </a>
            </li>
          ))}
          {hasExit && (
            <li>
              <button type="button" className="sv-tile" onClick={() => run(leave)}>
                <Icon name="door" size={20} />
                <b>{valueWord(`services.${visitorExit.id}`, visitorExit.display)}</b>
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
