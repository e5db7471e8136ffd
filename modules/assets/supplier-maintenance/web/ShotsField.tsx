import { useEffect, useMemo } from 'react'
import { AddPhotos } from '#modules/keeping/files/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'

/** Photos of a check. */
const most = 6

interface ShotsFieldProps {
  shots: readonly Blob[]
  onShots: (shots: readonly Blob[]) => void
  /** A photo is being made smaller: it is not among the shots yet. */
  busy: boolean
  onBusy: (busy: boolean) => void
}

/** Photos taken with the camera of the phone, small enough for any line; they stay on it until the sheet is sent. */
export function ShotsField({ shots, onShots, busy, onBusy }: ShotsFieldProps) {
  const t = useTexts('supplierPhone')
  return (
    <div className="lb-grid lb-gap-8">
      <AddPhotos
        label={t('photoAdd')}
        camera="environment"
        disabled={shots.length >= most}
        onPhotos={(photos) => onShots([...shots, ...photos].slice(0, most))}
        onBusy={onBusy}
      >
        {t('photoAdd')}
      </AddPhotos>
      {shots.length > 0 && (
        <ul className="sp-shots">
          {shots.map((shot, nth) => (
            // Photos have nothing but their place.
            <li key={nth}>
              <Shot shot={shot} label={t('photoNth', { nth: nth + 1 })} />
              <button
                type="button"
                className="lb-icon-button"
                disabled={busy}
                aria-label={t('photoRemove', { nth: nth + 1 })}
                onClick={() => onShots(shots.filter((_, at) => at !== nth))}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Shot({ shot, label }: { shot: Blob; label: string }) {
  const url = useMemo(() => URL.createObjectURL(shot), [shot])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return <img src={url} alt={label} />
}
