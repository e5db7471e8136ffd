import './page-texts.ts'
import './account-settings.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter, useSearch } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DataTable } from '#platform/web/list/DataTable.tsx'
import { ownPath } from '#platform/web/router/own-path.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import { signInsQuery } from './api.ts'
import { SessionList } from './SessionList.tsx'

/** Failed tries between the sign-in before this one and this one. */
function failuresBetween(tries: readonly { succeeded: boolean }[]): number {
  const before = tries.slice(tries.findIndex((item) => item.succeeded) + 1)
  const last = before.findIndex((item) => item.succeeded)
  return (last < 0 ? before : before.slice(0, last)).filter((item) => !item.succeeded).length
}

/** The last sign-ins and failed tries of the own account: when, how, from where. */
export function LastSignInsPage() {
  const t = useTexts('settingPage')
  // The search of the address as it stands, whatever the route makes of it.
  const to = ownPath((useSearch({ strict: false }) as { to?: unknown }).to)
  const router = useRouter()
  const tries = useQuery(signInsQuery)
  const failures = failuresBetween(tries.data ?? [])
  return (
    <div className="lb-page as-page">
      <div className="lb-page-head">
        <h1>{t('lastTitle')}</h1>
        {to && (
          <span className="lb-end">
            <Button type="primary" onClick={() => void router.navigate({ href: to, replace: true })}>
              {t('continue')}
            </Button>
          </span>
        )}
      </div>
      {tries.data && (
        <Note
          tone={failures ? 'wait' : 'plain'}
          act={
            failures > 0 && (
              <Link className="lb-link" to="/mgmt/accountSetting/changePassword">
                {t('toPassword')}
              </Link>
            )
          }
        >
          {failures ? t('failuresSince', { count: failures }) : t('noFailures')}
        </Note>
      )}
      <SessionList />
      <Panel title={t('history')} summary={t('historyText')}>
        <Loaded of={tries} failed={t('loadFailed')} skeleton={[160, 240]} rows={6}>
          {(list) =>
            list.length === 0 ? (
              <p className="lb-quiet lb-inner">{t('historyNone')}</p>
            ) : (
              <DataTable
                className="as-history"
                rows={list}
                idOf={(item) => item.at.toISOString()}
                columns={[
                  { head: t('when'), phone: 'first', cell: (item) => writeTime(item.at) },
                  {
                    head: t('result'),
                    phone: 'end',
                    cell: (item) => (item.succeeded ? t('succeeded') : <b>{t('failed')}</b>),
                  },
                  { head: t('how'), phone: 'line', cell: (item) => t(`way_${item.way}`) },
                  {
                    head: t('where'),
                    phone: 'line',
                    cell: (item) => (
                      <>
                        {item.device}
                        <span className="lb-14 lb-quiet">{item.address}</span>
                      </>
                    ),
                  },
                ]}
              />
            )
          }
        </Loaded>
      </Panel>
    </div>
  )
}
