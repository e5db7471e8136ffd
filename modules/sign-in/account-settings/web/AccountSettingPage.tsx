import './page-texts.ts'
import './account-settings.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { speakDate } from '#platform/web/look/speak-time.ts'
import { FactorsPanel } from '#modules/sign-in/second-factors/web/public.ts'
import { infoQuery } from './api.ts'
import { SessionList } from './SessionList.tsx'

/** The own account: who one is, the password, what protects it, where it is signed in. */
export function AccountSettingPage() {
  const t = useTexts('settingPage')
  const title = useTexts('accountSettings')('setting')
  const info = useQuery(infoQuery)
  const isManager = info.data?.kind === 'manager'
  return (
    <div className="lb-page as-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
      </div>
      <Panel pad="plain">
        <Loaded of={info} failed={t('loadFailed')} skeleton={[160, 240]} rows={3}>
          {(item) => (
            <div className="as-who">
              <dl>
                <dt>{t('name')}</dt>
                <dd>
                  <b>{item.name}</b>
                </dd>
                <dt>{t('account')}</dt>
                <dd>{item.account}</dd>
                {isManager && <dt>{t('phone')}</dt>}
                {isManager && <dd>{item.phone}</dd>}
                {isManager && <dt>{t('mail')}</dt>}
                {isManager && <dd>{item.mail || t('noMail')}</dd>}
                <dt>{t('passwordPanel')}</dt>
                <dd>
                  {!item.hasPassword
                    ? t('passwordByPortal')
                    : item.passwordChangedAt
                      ? t('passwordSince', { when: speakDate(item.passwordChangedAt) })
                      : t('passwordNever')}
                </dd>
              </dl>
              <div className="lb-line lb-gap-8 lb-top lb-wrap">
                {isManager && (
                  <Link
                    className="lb-button lb-button-default lb-button-middle"
                    to="/mgmt/accountSetting/changeInfo"
                  >
                    {t('changeInfo')}
                  </Link>
                )}
                {item.hasPassword && (
                  <Link
                    className="lb-button lb-button-default lb-button-middle"
                    to="/mgmt/accountSetting/changePassword"
                  >
                    {t('changePassword')}
                  </Link>
                )}
              </div>
            </div>
          )}
        </Loaded>
      </Panel>
      {info.data && !isManager && (
        <Note
          act={
            <Link className="lb-link" to="/mgmt/register">
              {t('register')}
            </Link>
          }
        >
          {t('notManager')}
        </Note>
      )}
      {isManager && <FactorsPanel />}
      <SessionList />
    </div>
  )
}
