import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { Overview } from '../shapes.ts'
import { overviewQuery } from './list-query.ts'
import { countOf, sizeOf } from './sizes.ts'
import { StuckJobs } from './StuckJobs.tsx'

/** How it all is: counts, the queue, the machine, the backups. */
export function OverviewPage() {
  const t = useTexts('operator')
  const overview = useQuery({ ...overviewQuery, refetchInterval: 30_000 })
  return (
    <div className="lb-page lb-console-page">
      <div className="lb-page-head">
        <h1>{t('overview')}</h1>
      </div>
      <Loaded of={overview} failed={t('loadFailed')} stale skeleton={[240, 80, 80, 160]} rows={6}>
        {({ data }) => <Figures data={data} />}
      </Loaded>
    </div>
  )
}

function Figures({ data }: { data: Overview }) {
  const t = useTexts('operator')
  const active = data.communities - data.suspended
  return (
    <>
      <dl className="op-figures">
        <div>
          <dt>{t('communities')}</dt>
          <dd>{countOf(data.communities)}</dd>
          <p className="lb-14 lb-quiet">{t('inUse', { count: countOf(active) })}</p>
        </div>
        {(['households', 'residents', 'accounts', 'sessions'] as const).map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{countOf(data[name])}</dd>
          </div>
        ))}
      </dl>
      <div className="lb-pair lb-gap-16">
        <Panel title={t('jobs')} pad="plain">
          <p className="op-marks lb-line lb-gap-8 lb-wrap">
            <Mark kind="plain">{t('jobsWaiting', { count: countOf(data.jobsWaiting) })}</Mark>
            {data.jobsLate > 0 && (
              <Mark kind="reminded">{t('jobsLate', { count: countOf(data.jobsLate) })}</Mark>
            )}
            {data.jobsFailed > 0 ? (
              <Mark kind="reminded">{t('jobsFailed', { count: countOf(data.jobsFailed) })}</Mark>
            ) : (
              <span className="lb-quiet">{t('jobsFine')}</span>
            )}
          </p>
        </Panel>
        <Panel title={t('machine')} pad="plain">
          <dl className="lb-facts">
            <dt>{t('version')}</dt>
            <dd>{data.version}</dd>
            <dt>{t('startedAt')}</dt>
            <dd>{speakTime(data.startedAt)}</dd>
            <dt>{t('database')}</dt>
            <dd>{sizeOf(data.databaseBytes)}</dd>
            <dt>{t('disk')}</dt>
            <dd>{t('diskOf', { free: sizeOf(data.diskFree), total: sizeOf(data.diskTotal) })}</dd>
          </dl>
        </Panel>
      </div>
      <StuckJobs />
      <Panel title={t('backups')} number={data.backups.length || undefined}>
        {data.backups.length ? (
          <DataTable
            rows={data.backups}
            idOf={(backup) => backup.name}
            columns={[
              { head: t('backupFile'), phone: 'line', cell: (backup) => backup.name },
              {
                head: t('backupAt'),
                phone: 'first',
                whole: (backup) => writeTime(backup.at),
                cell: (backup) => speakTime(backup.at),
              },
              { head: t('size'), phone: 'end', cell: (backup) => sizeOf(backup.bytes) },
            ]}
          />
        ) : (
          <EmptyState icon="tray" title={t('noBackups')} text={t('noBackupsText')} />
        )}
      </Panel>
    </>
  )
}
