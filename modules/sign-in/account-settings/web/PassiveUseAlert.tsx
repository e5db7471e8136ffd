import './page-texts.ts'
import './account-settings.css'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { speakDate } from '#platform/web/look/speak-time.ts'
import { usePageExists } from '#platform/web/router/use-page-exists.ts'
import { settingsApi } from './api.ts'

const managementPath = '/mgmt/accountManagement'

/** The accounts of the community that nobody used for long; nothing while there are none. */
export function PassiveUseAlert({ onClose }: { onClose: () => void }) {
  const t = useTexts('settingPage')
  const router = useRouter()
  const pageExists = usePageExists()
  const { data } = useQuery({
    queryKey: ['accountSettings', 'passiveUse'],
    queryFn: async () => (await settingsApi.passiveUse({})).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data?.alert) return null
  const title = t('passiveTitle', { count: data.accounts.length, days: data.days })
  return (
    <Dialog label={title} onCancel={onClose}>
      <DialogHead title={title} onClose={onClose} />
      <div className="lb-box-body">
        <p className="lb-quiet">{t('passiveText')}</p>
        <ul className="as-passive">
          {data.accounts.map((account) => (
            <li key={account.accountId}>
              <span>
                <b>{account.name}</b>　{account.account}
              </span>
              <span className="lb-quiet">
                {account.lastUsedAt
                  ? t('passiveLast', { when: speakDate(account.lastUsedAt) })
                  : t('passiveNever')}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="lb-box-foot">
        {pageExists(managementPath) && (
          <Button
            onClick={() => {
              onClose()
              void router.navigate({ href: managementPath })
            }}
          >
            {t('passiveGo')}
          </Button>
        )}
        <Button type="primary" onClick={onClose}>
          {t('passiveOk')}
        </Button>
      </div>
    </Dialog>
  )
}
