import './board-home.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { DisplayDevice } from '../contract.ts'
import { devicesApi } from './use-devices.ts'

interface ShotDialogProps {
  device: DisplayDevice
  mayAsk: boolean
  onClose: () => void
}

/** What a screen showed last, and a new picture of it. */
export function ShotDialog({ device: { displayDeviceId, name, status }, mayAsk, onClose }: ShotDialogProps) {
  const t = useTexts('boardSetting')
  const queries = useQueryClient()
  const queryKey = ['boardSetting', 'shot', displayDeviceId]
  const refresh = () => queries.invalidateQueries({ queryKey })
  useChanges(['boardDevices.'], () => void refresh())
  const asked = useQuery({
    queryKey,
    queryFn: async () => (await devicesApi.showShot({ displayDeviceId })).data,
  })
  const act = useAsked(refresh)
  return (
    <FormDialog
      title={t('shotTitle', { name })}
      confirm={t('close')}
      cancel={null}
      onConfirm={async () => onClose()}
      onClose={onClose}
    >
      <Loaded of={asked} failed={t('shotFailed')} skeleton={['1fr']} rows={6}>
        {({ at, picture, isWaiting }) => (
          <div className="lb-stack lb-gap-16">
            {at && picture ? (
              <>
                <p className="lb-quiet">{t('shotAt', { when: speakTime(at) })}</p>
                <img className="bh-shot" src={picture} alt={t('shotAlt', { name })} />
              </>
            ) : (
              <p className="lb-quiet">{t('shotNone')}</p>
            )}
            {isWaiting && <p role="status">{t('shotWaits')}</p>}
            {status === 'offline' && <p className="lb-amber">{t('shotOffline')}</p>}
            {mayAsk && (
              <div>
                <Button
                  disabled={isWaiting || status === 'offline'}
                  onClick={() =>
                    void act.submit({
                      work: (retry) => devicesApi.askShot({ displayDeviceId }, retry),
                      done: t('shotWaits'),
                    })
                  }
                >
                  {t('shotAsk')}
                </Button>
              </div>
            )}
          </div>
        )}
      </Loaded>
    </FormDialog>
  )
}
