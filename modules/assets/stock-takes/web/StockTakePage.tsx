import './page-texts.ts'
import './stock-takes.css'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { assetEditPath, repairsPath } from '#modules/assets/paths.ts'
import { StoredImage } from '#modules/keeping/files/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { type Column, DataTable } from '#platform/web/list/DataTable.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark, type MarkKind } from '#platform/web/look/Mark.tsx'
import { usePhone } from '#platform/web/look/use-phone.ts'
import { Panel } from '#platform/web/look/Panel.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { type Result, results, type StockTakeDetail, type Thing } from '../contract.ts'
import { takeRoundPath } from './paths.ts'
import { useTake, useTakeChanges } from './queries.ts'
import { TakeMark } from './StockTakesPage.tsx'
import { TakeActs } from './TakeActs.tsx'

const marks: Record<Result, MarkKind> = {
  found: 'done',
  moved: 'reminded',
  missing: 'reminded',
  damaged: 'reminded',
}
const views = ['all', 'differing', 'open', 'extra'] as const

/** One stock-take: what was found of everything, and what differs. */
export function StockTakePage() {
  const t = useTexts('stockTakesPage')
  const { takeId = '' } = useParams({ strict: false }) as { takeId?: string }
  useTakeChanges()
  const asked = useTake(takeId)
  return (
    <div className="lb-page">
      <Loaded of={asked} failed={t('loadFailed')} skeleton={['1fr', 200, 120, 200]}>
        {(found) => <Shown of={found} />}
      </Loaded>
    </div>
  )
}

function Shown({ of }: { of: StockTakeDetail }) {
  const t = useTexts('stockTakesPage')
  const { take, things } = of
  const isPhone = usePhone()
  const mayCount = useAllowed()([{ can: 'stockTakes.count' }]).length > 0
  const [view, setView] = useState<(typeof views)[number]>(take.closedAt ? 'differing' : 'all')
  const shown = {
    all: things,
    differing: things.filter(({ line }) => line?.isDiffering),
    open: things.filter(({ line }) => !line),
    extra: things.filter(({ isExtra }) => isExtra),
  }
  return (
    <>
      <div className="lb-page-head lb-page-head-named">
        <h1>{take.name}</h1>
        <TakeMark take={take} />
        <span className="lb-grow" />
        {mayCount && !take.closedAt && (
          <Link
            className={`lb-button lb-button-${isPhone ? 'primary' : 'default'} lb-button-middle`}
            to={takeRoundPath(take.takeId)}
          >
            <Icon name="phone" /> {t('toPhone')}
          </Link>
        )}
        <TakeActs of={of} />
      </div>
      <div className="lb-panel sk-facts">
        <span>
          {t('progress')} <b>{t('progressOf', { counted: take.counted, things: take.things })}</b>
        </span>
        {results.map((result) => (
          <span key={result}>
            {t(`result_${result}`)} <b>{things.filter(({ line }) => line?.result === result).length}</b>
          </span>
        ))}
        <span className="lb-end lb-quiet">
          {take.closedAt
            ? t('closedBy', { name: take.closedBy, at: speakTime(take.closedAt) })
            : `${speakTime(take.begunAt)}　${take.begunBy}`}
        </span>
      </div>
      {take.signPath && (
        <Panel title={t('signature')} pad="plain" className="lb-below-16">
          <StoredImage path={take.signPath} alt={t('signature')} className="sk-sign" />
        </Panel>
      )}
      <Panel
        title={t('thing')}
        number={shown[view].length}
        extra={
          <Segments
            label={t('views')}
            value={view}
            onChange={setView}
            options={views.map((value) => ({
              value,
              label: `${t(`view_${value}`)} ${shown[value].length}`,
            }))}
          />
        }
      >
        <Things things={shown[view]} />
      </Panel>
    </>
  )
}

function Things({ things }: { things: readonly Thing[] }) {
  const t = useTexts('stockTakesPage')
  const goTo = useNavigate()
  if (!things.length) return <EmptyState icon="check" title={t('none')} text={t('noneText')} />
  const columns: Column<Thing>[] = [
    {
      head: t('thing'),
      phone: 'first',
      cell: (row) => (
        <>
          <b>{row.name}</b> <span className="lb-14 lb-quiet lb-after-8">{row.displayId}</span>
        </>
      ),
    },
    {
      head: t('known'),
      width: '22%',
      phone: 'under',
      cell: (row) =>
        [row.areaName, row.place, t('pieces', { count: row.quantity })].filter(Boolean).join('　'),
    },
    {
      head: t('found'),
      width: 120,
      phone: 'end',
      cell: ({ line }) =>
        line ? (
          <Mark kind={line.isDiffering && line.result === 'found' ? 'reminded' : marks[line.result]}>
            {t(`result_${line.result}`)}
          </Mark>
        ) : (
          <span className="lb-quiet">{t('notCounted')}</span>
        ),
    },
    {
      head: t('note'),
      width: '24%',
      phone: 'line',
      cell: ({ line, quantity }) =>
        line && (
          <>
            {[
              line.areaName,
              line.place,
              line.result !== 'missing' &&
                line.quantity !== quantity &&
                t('pieces', { count: line.quantity }),
              line.note,
            ]
              .filter(Boolean)
              .join('　')}
            {line.caseId && (
              <Link className="lb-link lb-after-8" to={repairsPath} search={{ open: line.caseId } as never}>
                {t('repair')}
              </Link>
            )}
          </>
        ),
    },
    {
      head: t('by'),
      width: [190, 150],
      phone: 'none',
      drops: 'narrow',
      cell: ({ line }) => line && `${speakTime(line.at)}　${line.by}`,
    },
  ]
  return (
    <DataTable
      rows={things}
      idOf={(row) => row.assetId}
      columns={columns}
      onOpen={(assetId) => void goTo({ href: `${assetEditPath}?assetId=${assetId}` })}
    />
  )
}
