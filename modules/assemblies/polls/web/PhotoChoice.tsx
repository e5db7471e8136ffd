import { useRef } from 'react'
import { StoredImage } from '#modules/keeping/files/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'
import { useUpload } from './use-upload.ts'

interface PhotoChoiceProps {
  label: string
  path: string
  disabled: boolean
  onPath: (path: string) => void
}

/** The photo of a candidate: a press chooses one, or takes it away. */
export function PhotoChoice({ label, path, disabled, onPath }: PhotoChoiceProps) {
  const t = useTexts('pollForm')
  const input = useRef<HTMLInputElement>(null)
  const upload = useUpload()
  const choose = async (files: FileList | null) => {
    const [file] = files ?? []
    const kept = file && (await upload.submit(file))
    if (kept) onPath(kept.path)
  }
  return (
    <>
      <button
        type="button"
        className="pf-photo"
        disabled={disabled}
        aria-busy={upload.busy || undefined}
        aria-label={path ? t('removePhoto', { label }) : t('addPhoto', { label })}
        onClick={() => (path ? onPath('') : input.current?.click())}
      >
        {path ? <StoredImage path={path} alt="" isSmall /> : !disabled && <Icon name="cam" />}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        aria-label={label}
        onChange={(event) => {
          void choose(event.target.files)
          event.target.value = ''
        }}
      />
    </>
  )
}
