import './report-photos.css'
import { useMemo, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'

/** As many as a report takes. */
const most = 6

/** Photos of what is broken, chosen or taken with the camera of a phone; they are sent with the report. */
export function ReportPhotos(props: { shots: readonly File[]; onShots: (shots: readonly File[]) => void }) {
  const { shots, onShots } = props
  const t = useTexts('repairsPage')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Field label={t('photos')} optional>
        <Button
          icon={<Icon name="cam" />}
          disabled={shots.length >= most}
          onClick={() => input.current?.click()}
        >
          {t('photoAdd')}
        </Button>
      </Field>
      {shots.length > 0 && (
        <ul className="lb-line lb-gap-8 lb-wrap">
          {shots.map((shot, nth) => (
            <li key={`${shot.name} ${shot.lastModified}`} className="rp-shot">
              <Shot shot={shot} label={t('photoNth', { nth: nth + 1 })} />
              <button
                type="button"
                className="lb-icon-button"
                aria-label={t('photoRemove', { nth: nth + 1 })}
                onClick={() => onShots(shots.filter((one) => one !== shot))}
              >
                <Icon name="x" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        className="lb-sr"
        tabIndex={-1}
        aria-label={t('photoAdd')}
        onChange={({ target }) => {
          onShots([...shots, ...(target.files ?? [])].slice(0, most))
          target.value = ''
        }}
      />
    </>
  )
}

function Shot({ shot, label }: { shot: File; label: string }) {
  const url = useMemo(() => URL.createObjectURL(shot), [shot])
  return <img src={url} alt={label} />
}
