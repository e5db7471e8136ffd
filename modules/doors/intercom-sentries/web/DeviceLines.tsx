import './page-texts.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { MoreMenu } from '#platform/web/look/MoreMenu.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { type Device, intercomSentries } from '../contract.ts'

const api = client(intercomSentries)

interface DeviceLinesProps {
  devices: readonly Device[]
  mayEdit: boolean
  onChanged: () => unknown
}

/** Devices with when each registered, and whether it rings. */
export function DeviceLines({ devices, mayEdit, onChanged }: DeviceLinesProps) {
  const t = useTexts('intercomSentriesPage')
  const act = useAsked(onChanged)
  const remove = ({ deviceId, name }: Device) =>
    void act.submit({
      ask: { title: t('removeDeviceAsk', { name }), text: t('removeDeviceText'), ok: t('removeDevice') },
      work: (retry) => api.removeDevice({ deviceId }, retry),
      done: t('removed'),
    })
  if (!devices.length) return <p className="lb-quiet">{t('noDevice')}</p>
  return (
    <ul className="lb-divided" aria-label={t('devices')}>
      {devices.map((device) => (
        <li key={device.deviceId} className="lb-line lb-gap-8 lb-inner-10">
          <Icon name={device.kind === 'indoor' ? 'house' : device.kind === 'door' ? 'door' : 'phone'} />
          <span className="lb-grow lb-min">
            {device.name}{' '}
            <small className="lb-quiet">
              {device.registeredAt ? t('registered', { when: speakTime(device.registeredAt) }) : t('never')}
            </small>
          </span>
          <Mark kind={device.isReachable ? 'done' : 'reminded'}>
            {t(device.isReachable ? 'reachable' : 'unreachable')}
          </Mark>
          {mayEdit && (
            <MoreMenu
              label={t('more')}
              items={[{ key: 'remove', label: t('removeDevice'), act: () => remove(device) }]}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
