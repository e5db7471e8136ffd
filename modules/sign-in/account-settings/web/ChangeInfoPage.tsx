import './page-texts.ts'
import './account-settings.css'
import { useQuery } from '@tanstack/react-query'
import { ManagersOnly } from '#platform/web/frame/ManagersOnly.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { infoQuery } from './api.ts'
import { InfoForm } from './InfoForm.tsx'
import { PhoneForm } from './PhoneForm.tsx'

/** Name and mail address; and the number, which is the account. */
export function ChangeInfoPage() {
  const t = useTexts('settingPage')
  const title = useTexts('accountSettings')('info')
  const info = useQuery(infoQuery)
  const isManager = info.data?.kind === 'manager'
  return (
    <div className="lb-page as-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
      </div>
      {info.data && !isManager ? (
        <ManagersOnly />
      ) : (
        <Panel pad="form">
          <Loaded of={info} failed={t('loadFailed')} skeleton={[160, 240]} rows={3}>
            {(item) => <InfoForm info={item} />}
          </Loaded>
        </Panel>
      )}
      {isManager && (
        <Panel title={t('changePhone')} pad="form">
          <PhoneForm />
        </Panel>
      )}
    </div>
  )
}
