import { useEffect, useMemo, useRef, useState } from 'react'
import { takePhotos } from '#modules/keeping/files/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Note } from '#platform/web/look/Note.tsx'

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
  const input = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  return (
    <div className="lb-grid lb-gap-8">
      <Button
        icon={<Icon name="cam" />}
        disabled={shots.length >= most}
        loading={busy}
        onClick={() => input.current?.click()}
      >
        {t('photoAdd')}
      </Button>
      {isTooLarge && <Note tone="wait">{t('photoTooLarge')}</Note>}
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
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        aria-label={t('photoAdd')}
        onChange={({ target }) => {
          onBusy(true)
          const given = [...(target.files ?? [])]
          target.value = ''
          void takePhotos(given)
            .then(({ photos, isTooLarge: isLeftOut }) => {
              setTooLarge(isLeftOut)
              onShots([...shots, ...photos].slice(0, most))
            })
            .finally(() => onBusy(false))
        }}
      />
    </div>
  )
}

function Shot({ shot, label }: { shot: Blob; label: string }) {
  const url = useMemo(() => URL.createObjectURL(shot), [shot])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return <img src={url} alt={label} />
}
