import { useEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Note } from '#platform/web/look/Note.tsx'

/** Bytes of a photo at most, and photos of a check. */
const largest = 15_000_000
const most = 6

/** Photos taken with the camera of the phone; they stay on it until the sheet is sent. */
export function ShotsField(props: { shots: readonly Blob[]; onShots: (shots: readonly Blob[]) => void }) {
  const { shots, onShots } = props
  const t = useTexts('supplierPhone')
  const input = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  return (
    <div className="lb-grid lb-gap-8">
      <Button
        icon={<Icon name="cam" />}
        disabled={shots.length >= most}
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
          const given = [...(target.files ?? [])]
          setTooLarge(given.some(({ size }) => size > largest))
          onShots([...shots, ...given.filter(({ size }) => size <= largest)].slice(0, most))
          target.value = ''
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
