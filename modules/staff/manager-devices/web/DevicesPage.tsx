import './page-texts.ts'
import './devices.css'
import { useQuery } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import { ManagersOnly } from '#platform/web/frame/ManagersOnly.tsx'
import { useSession } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { managerDevices } from '../contract.ts'
import { DevicePanel } from './DevicePanel.tsx'

const api = client(managerDevices)

/** What stands for this manager account: its cards, and the phone that is tracked on patrol. */
export function DevicesPage() {
  const t = useTexts('devicePage')
  const title = useTexts('managerDevices')('page')
  const session = useSession()
  const isManager = session?.IsAuthorizationAccount ?? false
  const devices = useQuery({
    queryKey: ['managerDevices'],
    queryFn: async () => (await api.list({})).data,
    enabled: isManager,
  })
  return (
    <div className="lb-page lb-page-1120">
      <div className="lb-page-head">
        <h1>{title}</h1>
      </div>
      {!isManager ? (
        <ManagersOnly />
      ) : (
        <Loaded of={devices} failed={t('loadFailed')} skeleton={[200, 120, 120]} rows={4}>
          {(data) => (
            <>
              <p className="lb-quiet lb-below-16">{t('lead', { account: session?.Account ?? '' })}</p>
              <div className="lb-panels">
                <DevicePanel kind="card" devices={data.filter((row) => row.kind === 'card')} />
                <DevicePanel kind="phone" devices={data.filter((row) => row.kind === 'phone')} />
              </div>
            </>
          )}
        </Loaded>
      )}
    </div>
  )
}
