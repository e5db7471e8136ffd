import './texts.ts'
import './camera-shot.css'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { IconName } from '#platform/web/look/icon-paths.ts'
import { useCamera } from './use-camera.ts'

export interface CameraShotProps {
  /** The photo taken so far. */
  value: Blob | undefined
  onChange: (photo: Blob | undefined) => void
  disabled?: boolean
}

/** The webcam panel, 230x150 (R383): F8 opens the camera, F8 takes the photo (R384). */
export function CameraShot({ value, onChange, disabled = false }: CameraShotProps) {
  const t = useTexts('files')
  const { state, video, start, stop, shoot } = useCamera()
  const url = useMemo(() => value && URL.createObjectURL(value), [value])
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url])
  const problem = state === 'noCamera' || state === 'initFailed' || state === 'insecure' ? state : undefined

  async function press() {
    if (state === 'starting') return
    if (state !== 'live') {
      onChange(undefined)
      return start()
    }
    const photo = await shoot()
    if (!photo) return toast(t('captureFailed'), { isTrouble: true })
    stop()
    onChange(photo)
  }
  useHotKey('F8', 'files:take', () => void press(), { enabled: !disabled })

  const word = url ? t('again') : problem ? t('retry') : state === 'live' ? t('takeNow') : t('take')
  return (
    <div className="cs">
      <div className={`cs-frame${url || state === 'live' ? ' cs-full' : ''}`}>
        {url ? (
          <img src={url} alt={t('photo')} />
        ) : state === 'live' ? (
          <video ref={video} muted playsInline aria-label={t('live')} />
        ) : (
          <span className="cs-say" role={problem ? 'alert' : 'status'}>
            <Icon name={problem ? 'warn' : 'cam'} />
            {problem ? t(problem) : state === 'starting' ? t('starting') : t('none')}
          </span>
        )}
      </div>
      <div className="cs-acts">
        <ShotButton
          icon={url ? 'undo' : 'cam'}
          label={word}
          onPress={() => void press()}
          disabled={disabled}
          keys="F8"
        />
        {url && (
          <ShotButton icon="x" label={t('remove')} onPress={() => onChange(undefined)} disabled={disabled} />
        )}
        {state === 'live' && <ShotButton icon="x" label={t('stop')} onPress={stop} disabled={disabled} />}
      </div>
    </div>
  )
}

interface ShotButtonProps {
  icon: IconName
  label: ReactNode
  onPress: () => void
  disabled: boolean
  keys?: string
}

function ShotButton({ icon, label, onPress, disabled, keys }: ShotButtonProps) {
  return (
    <button
      type="button"
      className="cs-button"
      onClick={onPress}
      disabled={disabled}
      aria-keyshortcuts={keys}
    >
      <Icon name={icon} />
      {label}
    </button>
  )
}
