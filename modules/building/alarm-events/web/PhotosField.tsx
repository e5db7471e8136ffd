import { useMemo, useRef, useState } from 'react'
import { StoredPictures } from '#modules/keeping/files/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'

/** How many an alarm has at most. */
const most = 6

/** Photos of a report: those that are kept already, and those that are sent with it. */
export function usePhotos(paths: readonly string[], onPaths: (paths: readonly string[]) => void) {
  const [shots, setShots] = useState<readonly File[]>([])
  const count = paths.length + shots.length
  return {
    paths,
    shots,
    count,
    add: (files: readonly File[]) => setShots((was) => [...was, ...files].slice(0, most - paths.length)),
    removePath: (path: string) => onPaths(paths.filter((item) => item !== path)),
    removeShot: (shot: File) => setShots((was) => was.filter((item) => item !== shot)),
  }
}
export type Photos = ReturnType<typeof usePhotos>

/** Photos of a report, chosen or taken with the camera of a phone. */
export function PhotosField({ photos, invalid }: { photos: Photos; invalid?: string | undefined }) {
  const t = useTexts('alarmPages')
  const input = useRef<HTMLInputElement>(null)
  const { paths, shots, count, add, removePath, removeShot } = photos
  return (
    <>
      <Field label={t('photos')} invalid={invalid}>
        <Button icon={<Icon name="cam" />} disabled={count >= most} onClick={() => input.current?.click()}>
          {t('photoAdd')}
        </Button>
      </Field>
      {count > 0 && (
        <ul className="lb-line lb-gap-8 lb-wrap">
          {paths.map((path, nth) => (
            <li key={path} className="ab-photo">
              <StoredPictures size="small" pictures={[{ path, title: t('photoNth', { nth: nth + 1 }) }]} />
              <Remove nth={nth + 1} onRemove={() => removePath(path)} />
            </li>
          ))}
          {shots.map((shot, nth) => (
            <li key={`${shot.name} ${shot.lastModified}`} className="ab-photo">
              <Shot shot={shot} nth={paths.length + nth + 1} />
              <Remove nth={paths.length + nth + 1} onRemove={() => removeShot(shot)} />
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
          add([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}

function Shot({ shot, nth }: { shot: File; nth: number }) {
  const t = useTexts('alarmPages')
  const url = useMemo(() => URL.createObjectURL(shot), [shot])
  return <img src={url} alt={t('photoNth', { nth })} />
}

function Remove({ nth, onRemove }: { nth: number; onRemove: () => void }) {
  const t = useTexts('alarmPages')
  return (
    <button
      type="button"
      className="lb-icon-button"
      aria-label={t('photoRemove', { nth })}
      onClick={onRemove}
    >
      <Icon name="x" size={16} />
    </button>
  )
}
