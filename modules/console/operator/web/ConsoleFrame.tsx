import './texts.ts'
import '#platform/web/look/console-page.css'
import './console.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { ErrorState } from '#platform/web/look/ErrorState.tsx'
import { meQuery, operatorApi } from './api.ts'
import { ConsoleLink } from './ConsoleLink.tsx'
import { SignInPage } from './SignInPage.tsx'

const pages = [
  ['/operator/', 'overview'],
  ['/operator/communities', 'communities'],
  ['/operator/accounts', 'accounts'],
  ['/operator/broadcasts', 'broadcasts'],
  ['/operator/office-days', 'officeDays'],
  ['/operator/taipower', 'taipower'],
  ['/operator/audit', 'audit'],
] as const

/** What stands around the console's pages; whoever is not signed in signs in first, at any address. */
export function ConsoleFrame() {
  const t = useTexts('operator')
  const queries = useQueryClient()
  const me = useQuery(meQuery)
  useEffect(() => {
    document.title = t('console')
  }, [t])
  const isOut = me.error instanceof Problem && me.error.kind === 'unauthenticated'
  if (isOut) return <SignInPage />
  if (!me.data && me.isError)
    return <ErrorState title={t('loadFailed')} text={t('loadFailedText')} retry={() => void me.refetch()} />
  if (!me.data) return null
  async function signOut() {
    await operatorApi.signOut({}).catch(() => undefined)
    queries.clear()
    await queries.refetchQueries(meQuery)
    location.assign('/operator/')
  }
  return (
    <div className="op-console">
      <header className="op-head">
        <b>{t('console')}</b>
        <nav aria-label={t('nav')}>
          {pages.map(([to, label]) => (
            <ConsoleLink key={to} to={to} here>
              {t(label)}
            </ConsoleLink>
          ))}
        </nav>
        <span className="lb-quiet">{me.data.name}</span>
        <Button size="small" onClick={() => void signOut()}>
          {t('signOut')}
        </Button>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  )
}
